// What an operator does to install a version or to upgrade to it: its section of docs/upgrading.md.

/** Null if the version has no section, or an empty one. */
export function upgradeNotesOf(page, version) {
  const sections = page.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0].trim() === version);
  const notes = section?.slice(section.indexOf('\n') + 1).trim();
  return notes || null;
}
