"""Rules of Forged in Steel, each cited by a test."""
