// The proxy for an address, as the environment names it.
import { expect, test } from 'vitest';
import { findProxy } from '../src/proxy-setting.ts';

test('the variables name a proxy by the scheme, and NO_PROXY excludes hosts, subdomains and ports', () => {
  const HTTPS_PROXY = 'http://user:50%25%@proxy.example:3128';
  const found = (url: string, environment: object) =>
    findProxy(new URL(url), { HTTPS_PROXY, ...environment })?.url.href ?? null;
  expect(findProxy(new URL('https://a.example'), { HTTPS_PROXY })).toEqual({
    url: new URL('http://proxy.example:3128'),
    authorization: `Basic ${btoa('user:50%25%')}`,
    variable: 'HTTPS_PROXY',
  });
  expect(found('https://a.example', { https_proxy: 'other:1' })).toBe('http://other:1/');
  expect(found('http://a.example', {})).toBeNull();
  expect(found('http://a.example', { HTTP_PROXY: 'https://secure.example' })).toBe('https://secure.example/');
  const excluded: [url: string, noProxy: string, isExcluded: boolean][] = [
    ['https://a.example', 'a.example', true],
    ['https://b.a.example', 'x,  A.Example', true],
    ['https://b.a.example', '*.a.example', true],
    ['https://ba.example', 'a.example', false],
    ['https://a.example', 'a.example:443', true],
    ['https://a.example:8443', 'a.example:443', false],
    ['https://a.example', '*', true],
    ['https://10.0.0.7', '10.0.0.7', true],
    ['https://[2001:db8::1]', '2001:db8::1', true],
    ['https://[2001:db8::1]:8443', '[2001:db8::1]:8443', true],
    ['https://a.example', ' , ', false],
  ];
  for (const [url, NO_PROXY, isExcluded] of excluded) {
    expect([url, NO_PROXY, found(url, { NO_PROXY }) === null]).toEqual([url, NO_PROXY, isExcluded]);
  }
  expect(() => found('https://a.example', { HTTPS_PROXY: 'socks5://a:1' })).toThrow(
    'HTTPS_PROXY is no address',
  );
});
