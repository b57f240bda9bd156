export function upgradeNotesOf(page: string, version: string): string | null;
