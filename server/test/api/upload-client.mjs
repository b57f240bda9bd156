// A client in a separate process: sends a large body repeatedly with fetch and prints each result.
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
