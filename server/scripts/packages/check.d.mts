export function otherVersions(root: string, version: string): string[];
export function faultsOfArchive(path: string, name: string, version: string): string[];
export function faultsOfWheel(path: string, version: string): string[];
export function checkPackages(root: string, folder: string, version: string): void;
