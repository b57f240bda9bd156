// Before anything is painted: the theme that the reader chose, and that scripts run.
document.documentElement.classList.add('has-script');
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is switched off; the system's theme stays.
}
