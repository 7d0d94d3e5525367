"""Many tables at once, compiled."""
