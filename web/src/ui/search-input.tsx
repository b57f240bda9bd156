// The search field of a list, with its icon inside.
import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { join } from './classes.ts';
import fieldCss from './field.module.css';
import searchInputCss from './search-input.module.css';

interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  label: string;
  /** Shown in the empty field, unless it is the label. */
  placeholder?: string;
  onChange: (text: string) => void;
}

export function SearchInput({ label, placeholder = label, onChange, className, ...rest }: SearchInputProps) {
  return (
    <label className={join(searchInputCss.search, className)}>
      <IconSearch size={16} aria-hidden="true" />
      <input
        {...rest}
        type="search"
        className={fieldCss.input}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
