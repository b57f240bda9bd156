"""Tests of the package; they need nothing but Python, and those of test_service a running service."""
