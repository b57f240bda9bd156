// Answers to a question of dispatch by one tap: the key is stored, so that each side reads it in its own language.
export const QUICK_ANSWERS = ['YES', 'NO'] as const;
export type QuickAnswer = (typeof QUICK_ANSWERS)[number];
