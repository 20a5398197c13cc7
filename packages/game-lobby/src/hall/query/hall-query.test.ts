import { describe, expect, it } from 'vitest';
import { filterCount, listRequest, readHallQuery, writeHallQuery } from './hall-query.ts';

const read = (address: string) => readHallQuery(new URLSearchParams(address));
const FULL = 'page=NOVA&q=moon+run&in=all&feature=hot%2Cjackpot&volatility=low&live=SICBO&rtp=96&lines=20&from=0.5&to=20&sort=rtp';

describe('hall address', () => {
  it.each(['', 'page=NOVA', 'show=favourites', FULL])('%j is written as it was read', (address) => {
    expect(writeHallQuery(read(address)).toString()).toBe(address);
  });

  it('leaves unknown values out', () => {
    expect(writeHallQuery(read('show=mine&feature=loud,hot&rtp=12&lines=7&from=-1&to=1e9&sort=best&in=all')).toString()).toBe('feature=hot');
  });

  it('counts a range of stakes as one filter, the search and the order as none', () => {
    expect([filterCount(read('')), filterCount(read('q=a&sort=rtp')), filterCount(read(FULL))]).toEqual([0, 0, 7]);
  });
});

describe('listRequest', () => {
  const site = { merchantCode: 'REEF1', platform: 'web', device: 'WEB' } as const;
  const asked = { clientType: 3, platform: 'html5-desktop', channel: 'web', merchant: 'REEF1' };
  const source = { gameType: 'RNG', vassalage: 'NOVA' } as const;

  it("requests the hall in the merchant's order, 24 a page", () => {
    expect(listRequest(read('page=NOVA'), source, 'EN', site)).toEqual({ ...asked, pageSize: 24, language: 'EN', gameType: 'RNG', vassalage: 'NOVA' });
  });

  it('contains all filters of the address, fifty jackpot games a page, and neither kind nor vendor for a search everywhere', () => {
    expect(listRequest(read(FULL), source, 'EN', site)).toEqual({
      ...asked,
      pageSize: 50,
      language: 'EN',
      gameName: 'moon run',
      feature: 'hot,jackpot',
      volatility: 'low',
      liveCategory: 'SICBO',
      minRtp: '96',
      minLineNum: '20',
      stakeFrom: '0.5',
      stakeTo: '20',
      sort: 'rtp',
    });
  });
});
