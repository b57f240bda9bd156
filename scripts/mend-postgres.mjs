// Mends postgres.js after it was installed: a connection that breaks with something still to be written is used again
// as if nothing were, and one that is opened to be reserved is forgotten, so that queries wait for ever or the process
// dies. Upstream: porsager/postgres #1154 and #1208.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '3.4.9';
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules/postgres');

/** What stands in the file, and what stands there afterwards. */
const MENDS = {
  'src/connection.js': [
    // What was to be written to a connection that ended must not be written to the next, nor hold its writes back.
    ['    clearImmediate(nextWriteTimer)\n    if (socket) {', '    forgetWrites()\n    if (socket) {'],
    [
      '    clearImmediate(nextWriteTimer)\n    socket.removeListener',
      '    forgetWrites()\n    socket.removeListener',
    ],
    [
      '  function connectTimedOut() {',
      `  function forgetWrites() {
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
  }

  function connectTimedOut() {`,
    ],
    // Whoever asked between the error of a socket and its end is told too, and the next connection begins afresh.
    [
      "    if (initial)\n      return reconnect()\n\n    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n",
      `    if (!initial && (query || sent.length))
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
    result = new Result()

    if (initial)
      return reconnect()

`,
    ],
    // Whoever waits for its end waits no longer.
    [
      "    onclose(connection, Errors.connection('CONNECTION_CLOSED', options, socket))\n",
      `    ended && (ended(), ending = ended = null)
    onclose(connection, Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    ],
    // Without types to fetch, a connection that was opened to be reserved was never said to be open.
    [
      '      initial && !initial.reserve && execute(initial)\n      options.shared.retries = retries = 0\n      initial = null\n      return\n',
      `      const first = initial
      options.shared.retries = retries = 0
      initial = null
      return first.reserve
        ? onopen(connection)
        : execute(first)
`,
    ],
    // A stream of rows outlives the socket it was to go over.
    [
      '        callback(error)\n        socket.write(b().f().str(error + b.N).end())\n        stream = null\n      },\n      final(callback) {\n        socket.write(b().c().end())\n        final = callback\n        stream = null\n      }\n    })\n    query.resolve(stream)\n  }\n\n  function CopyOutResponse() {',
      `        callback(error)
        socket && socket.write(b().f().str(error + b.N).end())
        stream = null
      },
      final(callback) {
        if (socket === null)
          return callback(Errors.connection('CONNECTION_CLOSED', options))
        socket.write(b().c().end())
        final = callback
        stream = null
      }
    })
    query.resolve(stream)
  }

  function CopyOutResponse() {`,
    ],
    // Nothing can be sent where there is no socket: the query is told so, instead of the process.
    [
      '    if (q.cancelled)\n      return\n',
      `    if (q.cancelled)
      return

    if (socket === null)
      return queryError(q, Errors.connection('CONNECTION_CLOSED', options))
`,
    ],
  ],
  'src/index.js': [
    // Who was refused a connection must not be given one later.
    [
      '        const query = { reserve: resolve, reject }\n',
      '        const query = { reserve: resolve, reject: e => (queries.remove(query), reject(e)) }\n',
    ],
    // A reserved connection that broke is in the pool already, perhaps in other hands.
    ['    c.reserved.release = true\n', '    c.reserved.release = true\n    const own = c.reserved\n'],
    ['    sql.release = () => {\n', '    sql.release = () => {\n      if (c.reserved !== own) return\n'],
    [
      '    function handler(q) {\n      c.queue === full\n        ? queue.push(q)',
      `    function handler(q) {
      if (c.reserved !== own)
        return q.reject(Errors.connection('CONNECTION_CLOSED', options))
      c.queue === full
        ? queue.push(q)`,
    ],
    // So is the connection of a transaction that has ended: its rollback, or a late query, must not reach others.
    [
      '        q.catch(e => uncaughtError || (uncaughtError = e))\n',
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (c.reserved !== own)
          return q.reject(Errors.connection('CONNECTION_CLOSED', options))
`,
    ],
    [
      '      , connection\n      , prepare = null\n',
      '      , connection\n      , own\n      , prepare = null\n',
    ],
    [
      '        ? c.execute(queries.shift())\n        : move(c, reserved)\n    }\n  }\n',
      '        ? c.execute(queries.shift())\n        : move(c, reserved)\n      own = c.reserved\n    }\n  }\n',
    ],
  ],
};

function mend() {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (version !== VERSION) {
    return `postgres ${version} is installed, and ${VERSION} was mended. See whether it still needs scripts/mend-postgres.mjs.`;
  }
  for (const [name, mends] of Object.entries(MENDS)) {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    let mended = source;
    for (const [before, after] of mends) {
      if (mended.includes(after)) continue;
      if (mended.split(before).length !== 2)
        return `${path} is not as expected; install it anew with npm ci.`;
      mended = mended.replace(before, () => after);
    }
    if (mended !== source) writeFileSync(path, mended);
  }
  return null;
}

const problem = existsSync(folder) ? mend() : null;
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
