// What cards and sections of a page have in common.
import type { ReactNode } from 'react';

export interface Titled {
  title: string;
  /** Beneath the title. */
  sentence?: string;
  children: ReactNode;
}
