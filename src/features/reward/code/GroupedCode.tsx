// A code in groups that are easy to read aloud.
import type { ComponentProps } from "react";
import { groupCharacters } from "../../../domain/code/groupCharacters";

/** Copied from the selection it has no spaces, which a web shop would refuse. */
export const GroupedCode = ({
	code,
	...rest
}: { code: string } & ComponentProps<"p">) => (
	<p
		{...rest}
		onCopy={(event) => {
			event.preventDefault();
			event.clipboardData.setData("text/plain", code);
		}}
	>
		{groupCharacters(code)}
	</p>
);
