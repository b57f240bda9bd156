// The start page needs only the scripts of all public pages.
import '../ui/rendered-page.ts';
