// The required terms that a press found without agreement: they are marked, and the first one gets the focus.
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Consent } from "../../contract/article";
import { ownValue } from "../../domain/app/ownValue";
import {
	type ConsentTicks,
	missingConsents,
} from "../../domain/member/consents";

export function useMissingTerms() {
	const [missing, setMissing] = useState<readonly string[]>([]);
	const list = useRef<HTMLDivElement>(null);
	return {
		/** Their ids. */
		missing,
		list,
		/** True where every required term is agreed to. */
		check(consents: readonly Consent[], ticks: ConsentTicks): boolean {
			const found = missingConsents(consents, ticks);
			if (found.length === 0) return true;
			flushSync(() => setMissing(found));
			list.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
			return false;
		},
		/** Takes the marks from what is agreed to by now. */
		correct(ticks: ConsentTicks): void {
			setMissing((before) => before.filter((id) => !ownValue(ticks, id)));
		},
	};
}
