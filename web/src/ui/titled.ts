// The common props of cards and sections.
import type { ReactNode } from 'react';

export interface Titled {
  title: string;
  /** Shown below the title. */
  sentence?: string;
  children: ReactNode;
}
