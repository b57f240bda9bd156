// Runs before the first paint: sets the reader's theme, and the class of pages that run scripts.
document.documentElement.classList.add('has-script');
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is disabled; the system's theme applies.
}
