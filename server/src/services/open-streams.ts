// Opens the streams to browsers and systems: each ends with the session or credential that opened it.
import { findUsable } from '../customers/credentials/store.ts';
import { type WatchedTracking, watchedTracking } from '../dispatch/tracking/watch-tracking.ts';
import { type ChangeStreams, openChangeStreams } from '../http/change-streams.ts';
import { type EventStreams, eventStreams } from '../http/event-streams.ts';
import { type StreamRevocation, streamRevocation } from '../http/stream-revocation.ts';
import type { Core } from '../orders/records/core.ts';
import { type People, SESSIONS_TOPIC } from '../people/people.ts';
import { runningSessions } from '../people/sessions.ts';
import type { Listener } from '../platform/db.ts';
import { ACCESS_CHANNEL } from '../platform/notified-cache.ts';
import { type SandboxFeed, sandboxFeed } from '../sandbox/follow-events.ts';
import type { Closers } from './closers.ts';

export interface OpenedStreams {
  /** Updates for people who follow a transfer. */
  tracking: WatchedTracking;
  /** Notifies signed-in pages which of their parts changed. */
  changeStreams: ChangeStreams;
  /** Ends streams of pages with their sessions. */
  sessionRevocation: StreamRevocation;
  /** Events for systems that listen to the sandbox; their streams end with their credentials. */
  sandboxFeed: SandboxFeed;
  credentialRevocation: StreamRevocation;
  streams: EventStreams;
}

export function openStreams(core: Core, people: People, listener: Listener, closers: Closers): OpenedStreams {
  const { sql, clock, log, changes } = core;
  const tracking = watchedTracking(core);
  closers.add(() => tracking.close());
  const changeStreams = openChangeStreams(changes, clock);
  closers.add(() => changeStreams.close());
  const sessionRevocation = streamRevocation({
    findValid: (ids) => runningSessions(people, ids),
    clock,
    log,
  });
  listener.onNotify(ACCESS_CHANNEL, sessionRevocation.recheck);
  changes.subscribe(SESSIONS_TOPIC, sessionRevocation.recheck);
  closers.add(() => sessionRevocation.close());
  const credentialRevocation = streamRevocation({
    findValid: async (ids) => new Set(await findUsable(sql, ids, clock.now())),
    clock,
    log,
  });
  listener.onNotify(ACCESS_CHANNEL, credentialRevocation.recheck);
  closers.add(() => credentialRevocation.close());
  const sandboxEvents = sandboxFeed(core);
  closers.add(() => sandboxEvents.close());
  const streams = eventStreams(clock);
  closers.add(() => streams.close());
  return {
    tracking,
    changeStreams,
    sessionRevocation,
    sandboxFeed: sandboxEvents,
    credentialRevocation,
    streams,
  };
}
