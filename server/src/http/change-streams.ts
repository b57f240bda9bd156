// Sends open pages the parts that changed, in batches, and replays recent changes to pages that reconnect.

import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { type Part, readTopics } from '../model/change-topics.ts';
import type { ChangeFeed } from '../platform/change-feed.ts';
import type { Clock } from '../platform/clock.ts';
import { eventText } from '../platform/event-text.ts';
import { randomBase62 } from '../platform/ids.ts';

/** Null means all: the changes are unknown or too many. */
interface PartsChanged {
  parts: readonly Part[] | null;
  orderIds: readonly string[] | null;
}

export interface ChangeStreams {
  /** The follower gets the current event id at once, then every change. Returns how to stop following. */
  follow(topic: string, lastEventId: string | undefined, follower: (event: Buffer) => void): () => void;
  close(): void;
}

interface PublishedChange extends PartsChanged {
  number: number;
  atMs: number;
}

interface FollowedTopic {
  followers: Set<(event: Buffer) => void>;
  /** Every change after this number is in `published`. */
  completeSince: number;
  published: PublishedChange[];
  pending: PartsChanged | null;
  timer: NodeJS.Timeout | undefined;
  nextPublishAtMs: number;
  /** Since when the topic has no followers. It stays subscribed for a while, for pages that reconnect. */
  idleSinceMs: number | null;
  unsubscribe(): void;
}

/** The first change is published at once, later ones at this interval. */
const PUBLISH_EVERY_MS = 400;
const REPLAY_WINDOW_MS = 5 * MINUTE_MS;
const MAX_REPLAYED_EVENTS = 200;
/** With more order ids, a page would re-read everything anyway. */
const MAX_ORDER_IDS = 50;
const POLL_EVERY_MS = 5000;

const EVERYTHING: PartsChanged = { parts: null, orderIds: null };
const NOTHING: PartsChanged = { parts: [], orderIds: [] };

export function openChangeStreams(feed: ChangeFeed, clock: Clock): ChangeStreams {
  /** Identifies this process, because every process has its own numbering. */
  const counter = randomBase62(10);
  const all = new Map<string, FollowedTopic>();
  let number = 0;

  const idOf = (count: number) => `${counter}-${count}`;

  function begin(topic: string): FollowedTopic {
    const followed: FollowedTopic = {
      followers: new Set(),
      completeSince: number,
      published: [],
      pending: null,
      timer: undefined,
      nextPublishAtMs: 0,
      idleSinceMs: null,
      unsubscribe: feed.subscribe(topic, (topics) => collect(followed, topics)),
    };
    all.set(topic, followed);
    return followed;
  }

  function collect(followed: FollowedTopic, topics: readonly string[] | null): void {
    const change = topics === null ? EVERYTHING : changeOf(topics);
    followed.pending = merged(followed.pending ?? NOTHING, change);
    if (followed.timer) return;
    const waitMs = followed.nextPublishAtMs - performance.now();
    if (waitMs <= 0) publish(followed);
    else followed.timer = setTimeout(() => publish(followed), waitMs);
  }

  function publish(followed: FollowedTopic): void {
    followed.timer = undefined;
    followed.nextPublishAtMs = performance.now() + PUBLISH_EVERY_MS;
    number += 1;
    const published: PublishedChange = { ...followed.pending!, number, atMs: clock.now().getTime() };
    followed.pending = null;
    followed.published.push(published);
    dropOld(followed);
    const event = changedEvent(idOf(number), published);
    for (const follower of followed.followers) follower(event);
  }

  function dropOld(followed: FollowedTopic): void {
    const oldest = clock.now().getTime() - REPLAY_WINDOW_MS;
    while (
      followed.published.length > MAX_REPLAYED_EVENTS ||
      (followed.published[0]?.atMs ?? oldest) < oldest
    ) {
      followed.completeSince = followed.published.shift()!.number;
    }
  }

  /** The changes since the event with this id; everything if they are no longer known. */
  function changedSince(followed: FollowedTopic, lastEventId: string): PartsChanged {
    const [sender, count] = lastEventId.split('-');
    const since = sender === counter ? Number(count) : Number.NaN;
    if (!(since >= followed.completeSince && since <= number)) return EVERYTHING;
    return followed.published
      .filter((published) => published.number > since)
      .reduce<PartsChanged>(merged, NOTHING);
  }

  function drop(topic: string, followed: FollowedTopic): void {
    followed.unsubscribe();
    clearTimeout(followed.timer);
    all.delete(topic);
  }

  const timer = setInterval(() => {
    const replayStart = clock.now().getTime() - REPLAY_WINDOW_MS;
    for (const [topic, followed] of all) {
      if (followed.idleSinceMs !== null && followed.idleSinceMs < replayStart) drop(topic, followed);
    }
  }, POLL_EVERY_MS).unref();

  return {
    follow(topic, lastEventId, follower) {
      const followed = all.get(topic) ?? begin(topic);
      followed.idleSinceMs = null;
      followed.followers.add(follower);
      const missed = lastEventId === undefined ? NOTHING : changedSince(followed, lastEventId);
      const event = missed.parts?.length === 0 ? eventText('connected', idOf(number), {}) : null;
      follower(event ?? changedEvent(idOf(number), missed));
      return () => {
        followed.followers.delete(follower);
        if (followed.followers.size === 0) followed.idleSinceMs = clock.now().getTime();
      };
    },
    close() {
      clearInterval(timer);
      for (const [topic, followed] of all) drop(topic, followed);
    },
  };
}

function changedEvent(id: string, { parts, orderIds }: PartsChanged): Buffer {
  return eventText('changed', id, { parts, orderIds });
}

function changeOf(topics: readonly string[]): PartsChanged {
  const { parts, orderId } = readTopics(topics);
  return { parts, orderIds: orderId === null ? [] : [orderId] };
}

function merged(one: PartsChanged, other: PartsChanged): PartsChanged {
  return {
    parts: union(one.parts, other.parts, Number.POSITIVE_INFINITY),
    orderIds: union(one.orderIds, other.orderIds, MAX_ORDER_IDS),
  };
}

/** Null, which means all, if one of them is null or if there are too many. */
function union<T>(one: readonly T[] | null, other: readonly T[] | null, most: number): readonly T[] | null {
  if (one === null || other === null) return null;
  const both = new Set([...one, ...other]);
  return both.size > most ? null : [...both];
}
