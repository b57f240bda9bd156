// The recipes for raw bodies as programs: those whose framework can be installed here.
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { projectPath } from '../../../src/platform/project-root.ts';
import { findMissing } from '../../harness/required-tools.ts';
import { linkPackage, PYTHON_SDK, type Tool } from './sample-programs.ts';

interface Recipe extends Tool {
  sample: string;
}

/** Only parsed: their frameworks are not installed here. */
export const PHP_RECIPES = ['raw-body-laravel.php', 'raw-body-symfony.php'];

const SDK = projectPath('..', 'sdks', 'typescript');
const find = createRequire(import.meta.url);

function nodeRecipe(name: string, framework: string): Recipe {
  return {
    name,
    sample: `raw-body-${framework}.mjs`,
    missing: null,
    async build(sample, folder) {
      const program = join(folder, basename(sample));
      await copyFile(sample, program);
      await linkPackage(folder, '@handover/sdk', SDK);
      await linkPackage(folder, framework, dirname(find.resolve(`${framework}/package.json`)));
      return [process.execPath, program];
    },
  };
}

/** What Next.js does around a route handler: it gives it a `Request` and sends its `Response`. */
const ROUTE_SERVER = `import { createServer } from 'node:http';
import { POST } from './route.mjs';
createServer(async (request, response) => {
  try {
    const body = request.method === 'POST' ? { body: request, duplex: 'half' } : {};
    const answer = await POST(new Request('http://localhost' + request.url, { method: request.method, headers: request.headers, ...body }));
    response.writeHead(answer.status).end();
  } catch {
    response.destroy();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

const NEXT: Recipe = {
  name: 'Next.js',
  sample: 'raw-body-next.ts',
  missing: null,
  async build(sample, folder) {
    const { code } = await transform(await readFile(sample, 'utf8'), { loader: 'ts' });
    await writeFile(join(folder, 'route.mjs'), code);
    await writeFile(join(folder, 'server.mjs'), ROUTE_SERVER);
    await linkPackage(folder, '@handover/sdk', SDK);
    return [process.execPath, join(folder, 'server.mjs')];
  },
};

/** Debian's packages belong to Debian's Python, which is not always the first one on the path. */
function pythonRecipe(name: string, module: string): Recipe {
  const installed = `/usr/lib/python3/dist-packages/${module}`;
  return {
    name,
    sample: `raw_body_${module}.py`,
    missing: existsSync(installed) ? findMissing('/usr/bin/python3') : findMissing(installed),
    build: async (sample) => ['env', `PYTHONPATH=${PYTHON_SDK}`, '/usr/bin/python3', sample],
  };
}

export const RECIPES: Recipe[] = [
  nodeRecipe('Express', 'express'),
  nodeRecipe('Fastify', 'fastify'),
  NEXT,
  pythonRecipe('Django', 'django'),
  pythonRecipe('Flask', 'flask'),
  pythonRecipe('FastAPI', 'fastapi'),
];
