export function scopedName(source: string, local: string, file: string): string;
