// The start page needs only what all public pages do.
import '../ui/rendered-page.ts';
