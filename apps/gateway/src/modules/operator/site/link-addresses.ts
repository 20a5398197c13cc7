import { settingSchemas, type SettingName } from '../../settings/index.ts';

/** The links that a setting puts on pages: where each stands in it, and its address. */
function linksOf(name: SettingName, value: unknown): readonly (readonly [path: string, address: string])[] {
  if (name === 'customerService') return settingSchemas.customerService.parse(value).map(({ path }, index) => [`${index}.path`, path]);
  if (name === 'resources') return settingSchemas.resources.parse(value).flatMap(({ url, qrCodeUrl }, index) => [[`${index}.url`, url] as const, ...(qrCodeUrl === null ? [] : [[`${index}.qrCodeUrl`, qrCodeUrl] as const])]);
  return [];
}

/** Where a setting names an address that pages leave out: they link to addresses with https and paths of the site alone. */
export const unlinkable = (name: SettingName, value: unknown): readonly string[] =>
  linksOf(name, value).filter(([, address]) => !/^(?:https:\/\/|\/(?!\/))\S/.test(address)).map(([path]) => path);
