// The page at which the documentation begins: it has the reader's key and the live panel.
export const FIRST_PAGE = 'quick-start';
