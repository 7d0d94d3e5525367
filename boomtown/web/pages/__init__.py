"""The pages, rendered on the server, with their templates and what browsers load beside them."""
