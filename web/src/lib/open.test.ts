import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused, upload } from './api';
import { once } from './once';
import { openTable } from './open';

let server: Server | undefined;

/** The paths of what it was asked. */
let paths: string[] = [];

/** A server that gives these answers, one after the other; 0 cuts the connection. What it was asked. */
async function answering(...statuses: number[]): Promise<unknown[]> {
  const asked: unknown[] = [];
  paths = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      asked.push(JSON.parse(body));
      paths.push(request.url ?? '');
      const status = statuses[asked.length - 1] ?? 500;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end(JSON.stringify(status < 300 ? { id: 'abc' } : { title: 'no' }));
    });
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

describe('opening a table', () => {
  it('asks again for the same table when there was no answer', async () => {
    const asked = await answering(0, 503, 201);
    expect((await openTable({ game: 'palace' }, 0)).id).toBe('abc');
    expect(asked).toHaveLength(3);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
    expect(asked[0]).toMatchObject({ game: 'palace', key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('takes no for an answer', async () => {
    const asked = await answering(429, 201);
    await expect(openTable({ game: 'palace' }, 0)).rejects.toBeInstanceOf(Refused);
    expect(asked).toHaveLength(1);
  });

  it('gives up after a while', async () => {
    const asked = await answering(0, 0, 0, 201);
    await expect(openTable({ game: 'palace' }, 0)).rejects.toThrow();
    expect(asked).toHaveLength(3);
  });

  it('goes on asking for that table when the same is wished for again', async () => {
    const asked = await answering(0, 0, 0, 201, 201);
    await expect(openTable({ game: 'lord' }, 0)).rejects.toThrow();
    await openTable({ game: 'lord' }, 0);
    expect(asked[3]).toEqual(asked[0]);
    await openTable({ game: 'lord' }, 0);
    expect(asked[4]).not.toEqual(asked[0]);
  });

  it('opens one table for who asks twice at once', async () => {
    const asked = await answering(201, 201);
    await Promise.all([openTable({ game: 'lord' }, 0), openTable({ game: 'lord' }, 0)]);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('gives another wish a key of its own', async () => {
    const asked = await answering(0, 0, 0, 201);
    await expect(openTable({ game: 'lord' }, 0)).rejects.toThrow();
    await openTable({ game: 'minister' }, 0);
    expect(asked[3]).toMatchObject({ game: 'minister' });
    expect((asked[3] as { key: string }).key).not.toEqual((asked[0] as { key: string }).key);
  });

  it('gives every table its own key', async () => {
    const asked = await answering(201, 201);
    await openTable({ game: 'palace' });
    await openTable({ game: 'palace' });
    expect(asked[0]).not.toEqual(asked[1]);
  });
});

describe('bringing a record', () => {
  it('brings the same record under the same key when there was no answer', async () => {
    const asked = await answering(0, 503, 201);
    expect((await once((key) => upload('{"seq":1}', key), 0)).id).toBe('abc');
    expect(asked).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 1 }]);
    expect(paths[0]).toMatch(/^\/api\/records\?key=[0-9a-f]{32}$/);
    expect(paths).toEqual([paths[0], paths[0], paths[0]]);
  });
});
