// The state of the reminders on this phone, and the press that turns them on or off.
import { useAtomValue } from "jotai";
import { useEffect, useReducer, useState } from "react";
import { onVisibility } from "../../platform/browser/listen";
import { useOnline } from "../../platform/browser/online";
import { useInstallCard } from "../../platform/pwa/install";
import {
	canPush,
	pushPermission,
	readPushRecord,
} from "../../platform/pwa/pushSubscription";
import { sessionAtom } from "../../platform/session/session";
import { onStorageEvent } from "../../platform/storage/onStorageEvent";
import { storageKeys } from "../../platform/storage/storage";
import { turnOffReminders, turnOnReminders } from "../../sync/reminders";

/** install: the browser has reminders in the installed app only. */
type Reminders =
	| "unsupported"
	| "install"
	| "denied"
	| "offline"
	| "failed"
	| "off"
	| "on";

/** `key`: the public one of the server, which a subscription needs. */
export function useReminders(key: string) {
	const sub = useAtomValue(sessionAtom)?.sub ?? "";
	const online = useOnline();
	const card = useInstallCard();
	const [isBusy, setBusy] = useState(false);
	/** Failed presses since the last success; the failure stays while another try runs. */
	const [failures, setFailures] = useState(0);
	// The permission may have changed in the phone's settings.
	const [, readAgain] = useReducer((count: number) => count + 1, 0);
	useEffect(() => onVisibility("visible", readAgain), []);
	// Another tab may turn them on or off.
	useEffect(() => onStorageEvent(storageKeys.push(sub), readAgain), [sub]);

	const isOn = readPushRecord(sub) !== null && pushPermission() === "granted";

	async function toggle() {
		setBusy(true);
		try {
			await (isOn ? turnOffReminders() : turnOnReminders(key));
			setFailures(0);
		} catch {
			setFailures((count) => count + 1);
		}
		setBusy(false);
	}
	function state(): Reminders {
		if (!canPush())
			return card && card !== "prompt" ? "install" : "unsupported";
		if (pushPermission() === "denied") return "denied";
		if (isOn) return "on";
		if (!online) return "offline";
		return failures > 0 ? "failed" : "off";
	}
	return { state: state(), isBusy, failures, card, toggle };
}
