// The values of the quote editor, as typed.

export interface LineDraft {
  key: number;
  /** The code of the agreement's line; null for a line that the user added. */
  code: string | null;
  description: string;
  quantity: string;
  unitNet: string;
  /** An official fee, without VAT; absent in drafts of earlier versions of the page. */
  passThrough?: boolean;
}

export interface Draft {
  lines: LineDraft[];
  /** In the format of the input field, `2026-11-24T18:00`, in the reader's time zone. */
  validUntil: string;
  note: string;
}
