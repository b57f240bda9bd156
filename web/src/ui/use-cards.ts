// Whether the rows of a list are cards. The layout waits while a dialog of a row is open: another layout would
// close the dialog and lose what was entered.
import { useLayoutEffect, useState } from 'react';
import { usePhone } from './phone.ts';
import tableCss from './table.module.css';

const OPEN_DIALOG = `:is(.${tableCss.tableBox}, .${tableCss.cards}) dialog[open]`;

export function useCards(): boolean {
  const phone = usePhone();
  const [cards, setCards] = useState(phone);
  useLayoutEffect(() => {
    if (cards === phone) return;
    const change = () => {
      if (!document.querySelector(OPEN_DIALOG)) setCards(phone);
    };
    change();
    const observer = new MutationObserver(change);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [cards, phone]);
  return cards;
}
