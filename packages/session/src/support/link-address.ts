const ADDRESS = /^(?:https:\/\/|\/(?!\/))/;

/** Whether an address of the server may become a link: one with https, or a path of the site. */
export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);
