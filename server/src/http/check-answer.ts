// Checks an answer against the declaration of its route; tests do this with every answer.
import type { Answer, Route } from './route.ts';
import { fieldProblems } from './validate.ts';

export function checkAnswer<Access, Caller, Services>(
  route: Route<Access, Caller, Services>,
  answer: Answer,
): void {
  const declared = route.responses[answer.status];
  const name = `${route.method} ${route.path} ${answer.status}`;
  if (!declared) throw new Error(`${name} is not declared`);
  if (!declared.schema) return;
  const body = JSON.parse(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  const result = declared.schema.safeParse(body, { reportInput: true });
  if (!result.success)
    throw new Error(`${name}: ${JSON.stringify(fieldProblems(result.error, declared.schema).fields)}`);
}
