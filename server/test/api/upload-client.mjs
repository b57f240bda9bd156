// A client in a process of its own: sends a large body again and again with fetch, and tells what came of each.
const [address, token, bytes, times] = process.argv.slice(2);
const outcomes = {};
for (let sent = 0; sent < Number(times); sent += 1) {
  const body = Buffer.alloc(Number(bytes), ' ');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const outcome = await fetch(address, { method: 'POST', headers, body })
    .then(async (answer) => `${answer.status} ${(await answer.json()).error.code}`)
    .catch((error) => String(error.cause ?? error));
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
process.stdout.write(JSON.stringify(outcomes));
