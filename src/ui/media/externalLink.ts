// External links open in a new tab without opener and referrer.

export const externalLinkProps = {
	target: "_blank",
	rel: "noopener noreferrer",
} as const;

/** Gives a link to another origin the `externalLinkProps`; removes an href with user name or password. */
export function secureExternalLink(link: HTMLAnchorElement): void {
	if (!/^https?:$/.test(link.protocol)) return;
	if (link.username || link.password) link.removeAttribute("href");
	else if (link.origin !== location.origin)
		for (const [name, value] of Object.entries(externalLinkProps))
			link.setAttribute(name, value);
}
