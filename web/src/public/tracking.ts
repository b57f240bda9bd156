// Makes the tracking page live: follows the stream, replaces the page after a change, moves the map.

import type { MapScene } from '../../../shared/map/scene.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { formatAgo } from '../../../shared/time/format-duration.ts';
import type { LiveMap } from '../map/live-map-handle.ts';
import { showMap } from '../map/show-map.ts';
import { announce, pageLanguage, showScriptedParts } from '../ui/rendered-page.ts';

const POLL_INTERVAL_MS = MINUTE_MS;
const AGE_INTERVAL_MS = 20_000;

let map: LiveMap | null = null;

function main(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main[data-tracking]');
}

/** The server renders the page; after a change the new version replaces the old one. */
async function replacePage(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = next.querySelector<HTMLElement>('main[data-tracking]');
  const shown = main();
  if (!fresh || !shown || fresh.dataset.version === shown.dataset.version) return;
  const hadMap = shown.querySelector('[data-map]') !== null;
  // A page with a map has another layout, so replacing parts is not enough.
  if (hadMap !== (fresh.querySelector('[data-map]') !== null)) {
    location.reload();
    return;
  }
  const headline = shown.querySelector('h1')?.textContent;
  document.title = next.title;
  shown.dataset.version = fresh.dataset.version;
  // A form that is unfolded keeps what was typed into it; what waits for an answer has nothing to keep.
  const typing = shown.querySelector('[data-actions]:has(details[open] .action-form)');
  if (typing) fresh.querySelector('[data-actions]')?.replaceWith(typing);
  for (const part of ['.tracking-summary', '.map-age', '#map-scene']) {
    const [before, after] = [shown.querySelector(part), fresh.querySelector(part)];
    if (before && after) before.replaceWith(after);
  }
  showScriptedParts();
  showState(state);
  showZone();
  const scene = readScene();
  if (map && scene) map.update(scene);
  const newHeadline = shown.querySelector('h1')?.textContent;
  if (newHeadline && newHeadline !== headline) announce(newHeadline);
}

let state: 'live' | 'down' = 'down';

function showState(next: 'live' | 'down'): void {
  state = next;
  const line = document.querySelector<HTMLElement>('[data-live-state]');
  if (!line) return;
  line.classList.toggle('is-live', next === 'live');
  line.classList.toggle('is-down', next === 'down');
  const words = next === 'live' ? line.dataset.liveText : line.dataset.downText;
  const text = line.querySelector('strong');
  if (text && words && text.textContent !== words) text.textContent = words;
}

function follow(trackingNumber: string, version: string): void {
  const stream = new EventSource(
    `/api/v1/public/tracking/${trackingNumber}/events?lastEventId=${encodeURIComponent(version)}`,
  );
  stream.addEventListener('open', () => showState('live'));
  stream.addEventListener('tracking', () => void replacePage().catch(() => undefined));
  stream.addEventListener('error', () => {
    showState('down');
    // The browser does not reconnect after a response that is no stream, such as 429: poll instead.
    if (stream.readyState === EventSource.CLOSED) setTimeout(again, POLL_INTERVAL_MS);
  });
  const again = async () => {
    await replacePage().catch(() => undefined);
    const shown = main();
    if (shown) follow(trackingNumber, shown.dataset.version ?? '');
  };
}

function readScene(): MapScene | null {
  const text = document.getElementById('map-scene')?.textContent;
  return text ? (JSON.parse(text) as MapScene) : null;
}

/** The map's code is large, so it is loaded when the map becomes visible. */
function showMapWhenSeen(): void {
  const figure = document.querySelector<HTMLElement>('[data-map]');
  if (!figure) return;
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    const scene = readScene();
    if (!scene) return;
    try {
      map = await showMap(figure, scene);
      figure.classList.add('is-live');
    } catch {
      // Without WebGL the drawn map stays.
    }
  });
  observer.observe(figure);
}

function refreshAge(): void {
  const age = document.querySelector<HTMLElement>('[data-recorded-at]');
  if (!age) return;
  const ms = Math.max(0, Date.now() - Date.parse(age.dataset.recordedAt ?? ''));
  age.textContent = (age.dataset.age ?? '').replace('{}', formatAgo(pageLanguage(), ms));
}

/** Times are in the zone of the place; a note says so to readers in another zone. */
function showZone(): void {
  const zone = main()?.dataset.zone;
  const note = document.querySelector<HTMLElement>('[data-zone-note]');
  if (!zone || !note) return;
  const offset = (timeZone?: string) =>
    new Date()
      .toLocaleString('en', { timeZoneName: 'longOffset', ...(timeZone && { timeZone }) })
      .split('GMT')[1];
  note.hidden = offset(zone) === offset();
}

const shown = main();
if (shown) {
  const { tracking = '', version = '' } = shown.dataset;
  showZone();
  showMapWhenSeen();
  setInterval(refreshAge, AGE_INTERVAL_MS);
  if (document.querySelector('[data-live-state]')) follow(tracking, version);
}
