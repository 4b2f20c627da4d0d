// What every link to another place carries: a tab of its own, with no way back into the app and no word of where it came from.

export const externalLinkProps = {
	target: "_blank",
	rel: "noopener noreferrer",
} as const;

/** Settles a link by the address that the browser reads from it, whatever its spelling. A name before the host leads nowhere. */
export function secureExternalLink(link: HTMLAnchorElement): void {
	if (!/^https?:$/.test(link.protocol)) return;
	if (link.username || link.password) link.removeAttribute("href");
	else if (link.origin !== location.origin)
		for (const [name, value] of Object.entries(externalLinkProps))
			link.setAttribute(name, value);
}
