// The tracking page: status, sentence, agreed time, map, progress, timeline, facts, in this order.

import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { layoutTexts } from '../../../../shared/texts/generated/pages/layout.ts';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { ReadyItem } from '../../dispatch/tracking/have-ready.ts';
import { type PublicTracking, versionOfTracking } from '../../dispatch/tracking/public-tracking.ts';
import { writeTrackingNumber } from '../../model/orders/numbers.ts';
import type { PageContact } from '../../operator/contact.ts';
import { type Html, html, jsonElement, trusted } from '../html.ts';
import { type IconName, icon } from '../icons.ts';
import { drawMap, type MapScene } from '../map/draw-map.ts';
import type { PublicFiles } from '../public-files.ts';
import { contactButton, legalLinks, renderPublicPage } from '../public-layout.ts';
import { type ReaderState, renderActions } from './actions.ts';
import type { ShownStep } from './steps.ts';
import { type Rail, summarizeTracking, type TrackingSummary } from './tracking-summary.ts';
import { type TrackingView, trackingViewOf } from './tracking-view.ts';

export interface TrackingPageInput {
  record: PublicTracking;
  contact: PageContact;
  language: RecipientLanguage;
  timeZone: string;
  now: Date;
  files: PublicFiles;
  mapStyleUrl: string | null;
  reader: ReaderState;
  /** Whether the reader may open the protocol of the handover. */
  hasProtocol: boolean;
}

export function renderTrackingPage(input: TrackingPageInput): string {
  const { record, language, contact, files } = input;
  const view = trackingViewOf(record, language, input.timeZone, input.now);
  const summary = summarizeTracking(view);
  const { texts } = view;
  const path = `/t/${record.trackingNumber}`;
  return renderPublicPage({
    language,
    name: summary.noMap || !record.location ? 'tracking page-narrow' : 'tracking',
    title: `${summary.headline.filter(Boolean).join(' ')} – ${contact.name}`,
    files,
    path,
    brand: contact.brand,
    test: record.test,
    aside: html`<span class="top-number"><span class="muted">${texts.number}</span> ${numberWithCopy(record, view, language)}</span>`,
    body: html`<main id="content" class="tracking" data-tracking="${record.trackingNumber}" data-version="${versionOfTracking(record)}" data-zone="${input.timeZone}">
<div class="tracking-summary">
${renderHead(summary)}
${renderPlace(input, summary)}
${summary.rail && renderRail(summary.rail, view)}
${renderActions({ view, state: input.reader, language })}
${renderHaveReady(view)}
${record.state === 'DELIVERED' && !record.ended ? renderAfter(view, input) : null}
${
  summary.steps.length > 0 &&
  html`<section class="block timeline-block" aria-labelledby="timeline-title">
<h2 id="timeline-title">${texts.timeline}</h2>
<ol class="timeline">${summary.steps.map(renderStep)}</ol>
</section>`
}
${record.ended ? null : renderFacts(view)}
${renderAsk(view, contact, language)}
${renderFoot(input, view)}
</div>
${renderMap(input, view)}
</main>`,
  });
}

function numberWithCopy(
  { trackingNumber }: PublicTracking,
  { texts }: TrackingView,
  language: RecipientLanguage,
): Html {
  return html`<span class="number">${writeTrackingNumber(trackingNumber)}</span><button class="quiet copy" type="button" hidden data-copy="${trackingNumber}" data-copied="${layoutTexts[language].copied}" aria-label="${texts.copyNumber}">${icon('copy')}</button>`;
}

function renderHead({ tone, state, punctuality, headline, agreed, notes }: TrackingSummary): Html {
  const late = punctuality?.late ?? false;
  return html`<section class="block head" data-live>
<p class="states"><span class="state tone-${tone}"><i class="dot"></i>${state}</span>${punctuality && html`<span class="punctuality ${late ? 'is-late' : 'is-timely'}">${icon('timely')}${punctuality.text}</span>`}</p>
<h1>${headline.filter(Boolean).map((line, i) => html`${i > 0 && ' '}<span>${line}</span>`)}</h1>
${agreed && html`<p class="agreed">${agreed}</p>`}
${notes.map((note) => html`<p class="note">${note}</p>`)}
</section>`;
}

/** The text that replaces the map, or the note that the position is old. */
function renderPlace({ record }: TrackingPageInput, { noMap, staleNote }: TrackingSummary): Html | null {
  if (noMap) {
    return html`<div class="block"><div class="no-map">${icon(noMap.over ? 'pinOff' : 'pin')}<p><strong>${noMap.title}</strong><br>${noMap.text}</p></div></div>`;
  }
  if (!staleNote || !record.location) return null;
  return html`<p class="stale-note">${icon('silent')}<span><strong>${staleNote.lead}</strong> ${staleNote.text}</span></p>`;
}

/** The areas of the map that the age of the position covers. */
const NOTE_ON_PHONE = { x: 0, y: 244, width: 220, height: 52 };
const NOTE_ASIDE = { x: 0, y: 0, width: 240, height: 80 };

export function sceneOf(record: PublicTracking, mapStyleUrl: string | null): MapScene {
  const { from, to, fromCoordinates, toCoordinates, location, stale } = record;
  const { headingDegrees = null } = location ?? {};
  return {
    from: from && fromCoordinates && { ...fromCoordinates, name: from.city },
    to: to && toCoordinates && { ...toCoordinates, name: to.city },
    vehicle: location && { lat: location.lat, lng: location.lng, headingDegrees, stale },
    styleUrl: mapStyleUrl,
  };
}

function renderMap(
  { record, language, mapStyleUrl }: TrackingPageInput,
  { texts, times, from, to }: TrackingView,
): Html | null {
  if (!record.location) return null;
  const scene = sceneOf(record, mapStyleUrl);
  const { recordedAt } = record.location;
  const say = record.stale ? texts.lastPosition : texts.position;
  return html`<figure class="map" data-map aria-label="${texts.mapOf({ from, to })}">
<div class="map-drawn map-narrow">${trusted(drawMap(scene, { width: 390, height: 296, language, keepClear: [NOTE_ON_PHONE] }))}</div>
<div class="map-drawn map-wide">${trusted(drawMap(scene, { width: 744, height: 836, language, keepClear: [NOTE_ASIDE] }))}</div>
<figcaption data-map-cover class="map-age ${record.stale ? 'is-stale' : ''}"><i class="dot"></i><span data-recorded-at="${recordedAt.toISOString()}" data-age="${say({ ago: '{}' })}">${say({ ago: times.ago(recordedAt) })}</span></figcaption>
${jsonElement('map-scene', scene)}
</figure>`;
}

/** The SVG has no viewBox, so lengths are pixels and percentages scale with the width. */
function renderRail({ percent, left, middle, right }: Rail, { record, texts, from, to }: TrackingView): Html {
  const look =
    percent === null ? 'is-planned' : percent === 100 ? 'is-done' : record.stale ? 'is-stale' : 'is-moving';
  const under = percent !== null && percent < 100;
  return html`<section class="block rail ${look}" data-live>
<p class="rail-ends"><strong>${from}</strong><strong>${to}</strong></p>
<svg class="rail-line" width="100%" height="36" aria-hidden="true" focusable="false">
<line class="rail-rest" x1="6" y1="18" x2="100%" y2="18"/>${percent !== null && html`<line class="rail-done" x1="3" y1="18" x2="${Math.min(percent, 99)}%" y2="18"/>`}
${!under && html`<circle class="rail-start" cx="6" cy="18" r="5"/><svg x="100%" y="18" overflow="visible"><rect class="rail-end" x="-12" y="-6" width="12" height="12" rx="2"/></svg>`}
${under && html`<svg class="rail-car-icon" x="${percent}%" y="18" overflow="visible"><circle class="rail-car-disc" r="15"/><g transform="translate(-9 -9) scale(0.75)">${icon('car')}</g></svg>`}
</svg>
${under && html`<p class="visually-hidden">${texts.rail.label({ percent: `${percent} %` })}</p>`}
<p class="rail-times"><span>${left}</span><span>${middle}</span><span>${right}</span></p>
</section>`;
}

function renderStep({ look, title, time, struck, detail }: ShownStep): Html {
  const mark = look === 'done' || look === 'final' ? icon('check') : look === 'late' ? icon('warn') : null;
  return html`<li class="step is-${look}"${look === 'now' ? trusted(' aria-current="step"') : ''}><span class="step-mark">${mark}</span>
<div class="step-text"><p class="step-title">${title}</p>${time && html`<p class="step-time">${struck && html`<s>${struck}</s> `}${time}</p>`}${detail && html`<p class="step-detail">${detail}</p>`}</div></li>`;
}

function renderFacts({ record, texts }: TrackingView): Html {
  const { vehicle, driver } = record;
  const name = formatVehicleName(vehicle ?? {}) || texts.unnamedVehicle;
  const comes = record.state === 'CONFIRMED' || record.state === 'SCHEDULED' || record.state === 'RECEIVED';
  const facts: [string, string | null, boolean?][] = [
    [texts.vehicle, name],
    [texts.plate, vehicle?.plateLastFour ?? null],
    [texts.vin, vehicle?.vinLastFour ?? null],
    [
      texts.driver,
      driver ? `${driver.firstName} ${driver.initial}.` : comes ? texts.driverLater : null,
      driver === null,
    ],
  ];
  return html`<section class="block facts-block" aria-labelledby="facts-title"><h2 id="facts-title">${texts.facts}</h2>
<dl class="facts">${facts.map(([label, value, later]) => value && html`<div><dt>${label}</dt><dd class="${later ? 'is-later' : ''}">${value}</dd></div>`)}</dl></section>`;
}

function renderAfter(
  { record, texts }: TrackingView,
  { contact, language, hasProtocol }: TrackingPageInput,
): Html {
  const { protocol, wrong } = texts.next;
  return html`<section class="block after" aria-labelledby="after-title"><h2 id="after-title">${texts.nextTitle}</h2>
<div class="after-item">${icon('file')}<p><strong>${protocol.title}</strong><br>${hasProtocol ? html`<a href="/t/${record.trackingNumber}/protocol.pdf">${icon('download', 'icon small')} ${texts.protocolHere}</a>` : protocol[!record.receiptSigned ? 'unsigned' : record.recordedAtDelivery?.photos ? 'signed' : 'signedWithoutPhotos']}</p></div>
<div class="after-item">${icon('bubble')}<div><p><strong>${wrong.title}</strong><br>${wrong.text}</p>${contactButton(contact, language, 'button soft wide', true)}</div></div></section>`;
}

function renderHaveReady({ record, texts }: TrackingView): Html | null {
  const { haveReady, state } = record;
  if (haveReady.length === 0) return null;
  const { pickup, delivery, items } = texts.haveReady;
  const isPickup = state === 'CONFIRMED' || state === 'SCHEDULED';
  return html`<section class="block ready" aria-labelledby="ready-title"><h2 id="ready-title">${isPickup ? pickup : delivery}</h2>
<ul>${haveReady.map((item) => html`<li>${icon(READY_ICONS[item])}<span>${items[item]}</span></li>`)}</ul></section>`;
}

const READY_ICONS: Record<ReadyItem, IconName> = {
  PERSON_HANDS_OVER: 'person',
  PERSON_TAKES_OVER: 'person',
  KEYS: 'key',
  KEY_PLACE: 'key',
  PAPERS: 'file',
  REGISTRATION_PAPERS: 'file',
  PARKING: 'pin',
  LORRY_PARKING: 'pin',
  QUARTER_HOUR: 'clock',
};

function renderAsk(
  { record, texts, times }: TrackingView,
  contact: PageContact,
  language: RecipientLanguage,
): Html | null {
  const button = contactButton(contact, language, 'button outline');
  if (button === null || (record.state === 'DELIVERED' && !record.ended)) return null;
  const time = record.late && record.state === 'IN_TRANSIT' ? record.estimatedDelivery : null;
  const question = time ? texts.askTime({ time: times.clock(time) }) : texts.ask;
  return html`<section class="block ask"><p><strong>${question}</strong>${contact.phoneHours && html`<br><span class="muted">${contact.phoneHours}</span>`}</p>${button}</section>`;
}

function renderFoot({ record, contact, language, timeZone }: TrackingPageInput, view: TrackingView): Html {
  const { texts, times } = view;
  const over =
    record.ended ||
    record.state === 'DELIVERED' ||
    record.state === 'CANCELLED' ||
    record.state === 'REJECTED';
  const keepsUntil = record.state === 'DELIVERED' ? texts.keepsUntil : texts.staysUntil;
  const keeps = record.ended
    ? null
    : record.endsAt
      ? keepsUntil({ date: times.date(record.endsAt) })
      : texts.keeps;
  return html`<footer class="block foot">
${over ? null : html`<p class="live" role="status" data-live-state data-live-text="${texts.live}" data-down-text="${texts.reconnecting}"><i class="dot"></i><strong>${texts.notLive}</strong></p>`}
${keeps && html`<p>${keeps}</p>`}
<p hidden data-zone-note>${texts.times({ zone: zoneName(timeZone, language) })}</p>
<div class="foot-number"><p><span class="muted">${texts.number}</span><br>${numberWithCopy(record, view, language)}</p></div>
<p>${contact.name}</p><p class="legal">${legalLinks(contact, language)}</p>
</footer>`;
}

function zoneName(timeZone: string, language: RecipientLanguage): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
