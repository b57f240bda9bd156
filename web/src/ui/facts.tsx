// The facts column of a detail page: groups of name and value.
import type { ReactNode } from 'react';
import { join } from './classes.ts';
import factsCss from './facts.module.css';

export function FactGroup({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={factsCss.factGroup}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export function Facts({ children, amounts = false }: { children: ReactNode; amounts?: boolean }) {
  return <dl className={amounts ? factsCss.factsAmounts : undefined}>{children}</dl>;
}

/** `total` separates the line, for the sum below amounts. */
export function Fact({
  name,
  total = false,
  children,
}: {
  name: string;
  total?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={join(factsCss.fact, total && factsCss.factTotal)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A document: with its size if it exists, otherwise with the time at which it is expected. */
export function DocumentFact({
  name,
  detail,
  icon,
  action,
  coming = false,
}: {
  name: string;
  detail: string;
  icon: ReactNode;
  action?: ReactNode;
  coming?: boolean;
}) {
  return (
    <div className={join(factsCss.documentFact, coming && factsCss.documentComing)}>
      {icon}
      <div>
        <div className={factsCss.documentName}>{name}</div>
        <div className={factsCss.documentDetail}>{detail}</div>
      </div>
      {action}
    </div>
  );
}
