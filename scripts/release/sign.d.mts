import type { KeyObject } from 'node:crypto';

export function readReleaseKey(setting: string | undefined): KeyObject | null;
export function publicKeyOf(key: KeyObject): string;
export function signFile(path: string, key: KeyObject): void;
export function verifyFile(path: string, publicKey: string): void;
