export function generateTexts(options?: { root?: string; ifStale?: boolean }): Promise<void>;
