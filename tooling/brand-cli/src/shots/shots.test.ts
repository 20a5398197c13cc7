import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch, everything } from '@livery/test-config';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { captureWholePage, scrollThrough } from './capture-page.ts';
import { shotsCommand } from './shots-command.ts';

const page =
  '<!doctype html><html lang="en" data-brand="pier"><title>Pier</title><style id="livery-theme"></style><body>' +
  '<section style="height:1500px;content-visibility:auto"></section>'.repeat(3) +
  '<script nonce="page">for (const one of document.querySelectorAll("section")) new IntersectionObserver(([entry]) => { if (entry.isIntersecting) one.dataset.seen = "yes" }).observe(one)</script>';

/** The sites' own pages evaluate no text either. */
const HEADERS = { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-page'; require-trusted-types-for 'script'" };

let server: Server;
let site: string;
const folder = mkdtempSync(join(tmpdir(), 'livery-shots-'));

beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(200, HEADERS).end(page)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(everything())('captureWholePage', () => {
  it('moves what stands at the lower edge of the window to the end of the page', async () => {
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const opened = await browser.newPage({ viewport: { width: 390, height: 800 } });
      await opened.setContent('<style>body{margin:0;height:3000px}nav,aside{position:fixed;bottom:0;height:64px}aside{top:0;height:auto}</style><nav>Tabs</nav><aside>Side</aside>');
      await captureWholePage(opened, join(folder, 'whole.png'));
      expect(await opened.evaluate("[document.querySelector('nav'), document.querySelector('aside')].map((part) => part.getBoundingClientRect().bottom)")).toEqual([3000, 800]);
    } finally {
      await browser.close();
    }
  });
});

// A browser of its own for each: with `npm test -- --all`.
describe.runIf(everything())('scrollThrough', () => {
  it('scrolls every part of a long page into view and ends at its top', async () => {
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const opened = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await opened.goto(site);
      await scrollThrough(opened);
      expect(await opened.locator('section[data-seen]').count()).toBe(3);
      expect(await opened.evaluate('window.scrollY')).toBe(0);
      expect(await opened.evaluate("getComputedStyle(document.querySelector('section:last-of-type')).contentVisibility")).toBe('visible');
    } finally {
      await browser.close();
    }
  });
});

describe('shotsCommand', () => {
  it.runIf(everything())('saves screenshots of a site that serves the brand, at both sizes', { timeout: 60_000 }, async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await shotsCommand(['pier', '--site', site, '--out', folder, '--route', '/'])).toBe(0);
    expect(['home-desktop.png', 'home-phone.png'].filter((name) => existsSync(join(folder, name)))).toHaveLength(2);
    const phone = join(folder, 'phone');
    expect(await shotsCommand(['pier', '--site', site, '--out', phone, '--route', '/', '--width', 'phone'])).toBe(0);
    expect(readdirSync(phone)).toEqual(['home-phone.png']);
  });

  it.runIf(everything())('rejects a site that serves another brand', async () => {
    await expect(shotsCommand(['quay', '--site', site])).rejects.toThrow(`${site} serves pier, not quay.`);
  });

  it.runIf(everything())('rejects what is no site of Livery', async () => {
    const other = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Notes</title>')).listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(shotsCommand(['pier', '--site', address])).rejects.toThrow(`${address} is no site of Livery (it calls itself "Notes")`);
    other.close();
  });

  it.each(['scene', 'scheme', 'direction'])('rejects --%s beside a route', async (option) => {
    const value = { scene: 'home', scheme: 'light', direction: 'rtl' }[option] ?? '';
    await expect(shotsCommand(['pier', '--site', 'http://127.0.0.1:9', '--route', '/', `--${option}`, value])).rejects.toThrow(`--${option} is for the set of scenes, without --route.`);
  });

  it('rejects a scene that there is not', async () => {
    await expect(shotsCommand(['pier', '--site', 'http://127.0.0.1:9', '--scene', 'hal'])).rejects.toThrow('--scene is hal; it must be one of home, hall,');
  });

  it.runIf(everything())('rejects a language that the site does not offer, with those that it offers', async () => {
    const script = 'data:text/javascript,export%20default%20%7B%22languages%22%3A%7B%22offered%22%3A%5B%22EN%22%2C%22CN%22%5D%2C%22default%22%3A%22EN%22%7D%2C%22schemes%22%3A%5B%22light%22%5D%2C%22identity%22%3A%7B%22merchantCode%22%3A%22PIER%22%7D%7D';
    const other = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page.replace('<body>', `<script type="importmap">{"imports":{"virtual:brand":"${script}"}}</script><body>`))).listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const taken = shotsCommand(['pier', '--site', address, '--out', folder, '--language', 'FR']);
    await expect(taken).rejects.toThrow('--language is FR; pier offers EN, CN.');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const chinese = join(folder, 'chinese');
    expect(await shotsCommand(['pier', '--site', address, '--out', chinese, '--route', '/', '--width', 'phone', '--language', 'CN'])).toBe(0);
    expect(readdirSync(chinese)).toEqual(['home-phone-cn.png']);
    other.close();
  });

  it('rejects an address without a server', async () => {
    await expect(shotsCommand(['pier', '--site', 'http://127.0.0.1:9'])).rejects.toThrow('Nothing answers at http://127.0.0.1:9.');
  });
});
