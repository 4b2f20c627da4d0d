// An email address in a text.

/** A long address wraps before the "@" of its host. */
export function EmailAddress({ children }: { children: string }) {
	const [mailbox, host] = children.split("@");
	return (
		<>
			{mailbox}
			{host && (
				<>
					<wbr />@{host}
				</>
			)}
		</>
	);
}
