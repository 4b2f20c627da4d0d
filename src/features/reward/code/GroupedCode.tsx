// A code in groups that are easy to read aloud.
import type { ComponentProps } from "react";
import { groupCharacters } from "../../../domain/code/groupCharacters";

/** Copying a selection copies the code without spaces, which a web shop would refuse. */
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
