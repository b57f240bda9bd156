// Class names of CSS modules: several on one element, and names that are known only at run time.

/** Joins class names; empty and false ones are left out. */
export function join(...names: (string | false | null | undefined | 0)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The class of a module by its name in the CSS file, such as `tone-good`. */
export function classNamed(css: Readonly<Record<string, string>>, name: string): string | undefined {
  return css[name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())];
}
