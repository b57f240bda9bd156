"""Tests of the package. They need only Python, and those of test_service a running service."""
