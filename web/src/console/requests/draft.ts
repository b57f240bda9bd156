// The draft of a quote: the typed values, stored in this browser, and converted to the API's format.
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { useCall } from '../../api/use-call.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { deleteDraft, readDraft, saveDraft } from '../../people/drafts.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { parseNumber } from '../parse-number.ts';
import { type CompletePart, completePart, missingFields } from './check-quote.ts';
import type { Draft, LineDraft } from './line-draft.ts';
import { documentOf, type Offer, previewOf, type RequestToQuote } from './queries.ts';

interface Kept {
  draft: Draft;
  seenVersion: number;
  at: string;
}

let lastKey = 0;
export function newLine(): LineDraft {
  lastKey += 1;
  return { key: lastKey, code: null, description: '', quantity: '1', unitNet: '' };
}

/** Starts from the previous version if there is one, otherwise from the agreement's proposal. */
function firstDraft({ proposal, versions, usualValidity }: RequestToQuote, language: Language): Draft {
  const written = (value: number, decimals: number) =>
    value.toLocaleString(language, {
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: 3,
    });
  const [latest] = versions;
  const lines = latest ? latest.lines.map((line) => ({ ...line, code: null })) : proposal.lines;
  const isRunning = latest?.state === 'OFFERED';
  return {
    lines: lines.map(({ code, description, quantity, unitNet, passThrough }) => ({
      ...newLine(),
      code,
      description,
      quantity: written(quantity, 0),
      unitNet: unitNet === null ? '' : written(unitNet, 2),
      passThrough,
    })),
    validUntil: toField(new Date(isRunning ? latest.validUntil : usualValidity)),
    note: latest?.note ?? '',
  };
}

export function toField(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** Returns null while the text is not a valid time. */
export function fromField(typed: string): string | null {
  const at = new Date(typed);
  // The field has no seconds; the end of a day is 23:59:59.
  if (at.getHours() === 23 && at.getMinutes() === 59) at.setSeconds(59);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function offerOf({ lines, validUntil, note }: Draft): Offer {
  return {
    lineItems: lines.map(({ description, quantity, unitNet, passThrough = false }) => ({
      description: description.trim(),
      quantity: parseNumber(quantity),
      unitNet: parseNumber(unitNet),
      passThrough,
    })),
    // An unreadable text is sent as it is, so that the API refuses it.
    validUntil: fromField(validUntil) ?? (validUntil || null),
    note: note.trim() || null,
  };
}

const nameOf = (id: string) => `quote.${id}`;

export interface QuoteDraft {
  draft: Draft;
  change: (draft: Draft) => void;
  discard: () => void;
  /** When the draft was last stored; null while it is unchanged. */
  keptAt: string | null;
  /** When the draft was stored with which the page began; otherwise null. */
  restoredAt: string | null;
  /** The version on which the draft is based. */
  seenVersion: number;
  /** Bases the draft on a version that another user sent since then. */
  goOn: () => void;
  offer: Offer;
  complete: boolean;
  /** The complete lines, whose sum is shown while others are still being written. */
  part: CompletePart;
}

export function useQuoteDraft(request: RequestToQuote): QuoteDraft {
  const { id } = request.order;
  const language = useLanguage();
  const [state, setState] = useState<Kept & { changed: boolean }>(() => {
    const kept = readDraft<Kept>(nameOf(id));
    if (kept) {
      // The line keys may collide with keys of this page, so each line gets a new one.
      const lines = kept.draft.lines.map((line) => ({ ...line, key: newLine().key }));
      return { ...kept, draft: { ...kept.draft, lines }, changed: true };
    }
    return { draft: firstDraft(request, language), seenVersion: request.version, at: '', changed: false };
  });
  const [restoredAt, setRestoredAt] = useState(state.changed ? state.at : null);
  const offer = offerOf(state.draft);
  const keep = (draft: Draft, seenVersion: number) => {
    const kept = { draft, seenVersion, at: new Date().toISOString() };
    setState({ ...kept, changed: true });
    saveDraft(nameOf(id), kept);
  };
  return {
    draft: state.draft,
    change: (draft) => keep(draft, state.seenVersion),
    discard: () => {
      deleteQuoteDraft(id);
      setRestoredAt(null);
      setState({
        draft: firstDraft(request, language),
        seenVersion: request.version,
        at: '',
        changed: false,
      });
    },
    keptAt: state.changed ? state.at : null,
    restoredAt,
    seenVersion: state.seenVersion,
    goOn: () => keep(state.draft, request.version),
    offer,
    complete: missingFields(state.draft).length === 0,
    part: completePart(state.draft, offer),
  };
}

export function deleteQuoteDraft(id: string): void {
  deleteDraft(nameOf(id));
}

const SUM_DELAY_MS = 200;
const RENDER_DELAY_MS = 900;

/**
 * Requests the sum of the last complete draft, shortly after the last key; the rendered PDF follows later.
 */
export function usePreview(id: string, offer: Offer, complete: boolean, enabled: boolean) {
  const asked = useDebounced(complete ? JSON.stringify(offer) : null, SUM_DELAY_MS);
  return useCall(
    ['quote-preview', id, asked],
    (signal) => previewOf(id, JSON.parse(asked!) as Offer, signal),
    { enabled: enabled && complete && asked !== null, placeholderData: keepPreviousData, retry: false },
  );
}

export function useDocument(id: string, offer: Offer, complete: boolean, enabled: boolean) {
  const asked = useDebounced(complete ? JSON.stringify(offer) : null, RENDER_DELAY_MS);
  return useCall(
    ['quote-document', id, asked],
    (signal) => documentOf(id, JSON.parse(asked!) as Offer, signal),
    {
      enabled: enabled && complete && asked !== null,
      placeholderData: keepPreviousData,
      retry: false,
      gcTime: 10_000,
    },
  );
}
