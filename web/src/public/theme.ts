// Sets the theme that the reader chose before anything is painted.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is switched off; the system's theme stays.
}
