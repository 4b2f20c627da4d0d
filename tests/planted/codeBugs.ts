// The bugs that a saved code, its clock and its use must never have.
import type { PlantedBug } from "./plantedBug";

const copies = "src/platform/storage/mirroredStore.ts";
const records = "src/domain/app/storedRecord.ts";
const worker = "src/sw/ownFiles.ts";
const repairs = "tests/unit/sw/repair.test.ts";
const twoCopies = "tests/unit/platform/storage/mirroredStore.test.ts";
const wallets = "tests/unit/platform/storage/wallet.test.ts";
const ahead = "src/sync/prefetchCodes.ts";
const aheads = "tests/unit/sync/prefetchCodes.test.ts";
const rounds = "tests/unit/sync/prefetchCodesRounds.test.ts";
const uses = "tests/unit/sync/sendUses.test.ts";
const saving = "src/platform/storage/saveCode.ts";
const clock = "src/platform/http/clock.ts";
const clocks = "tests/unit/platform/http/clock.test.ts";
const guard = "src/components/dialogs/CounterGuard.tsx";
const guards = "tests/unit/components/dialogs/counterGuard.test.tsx";
const opened = "tests/unit/sync/openCode.test.ts";

export const codeBugs: PlantedBug[] = [
	{
		name: "wipes the others' codes and leaves their claims",
		file: "src/platform/session/clearOtherCustomers.ts",
		line: "removeClaimsOfOthers(exceptSub),",
		bug: "removeClaimsOfOthers.length,",
		test: [
			"tests/unit/platform/session/clearOtherCustomers.test.ts",
			"another customer signs in: nothing of the former one is left",
		],
	},
	{
		name: "wipes after the call has begun",
		file: "src/platform/session/clearOtherCustomers.ts",
		line: "await Promise.all([",
		bug: "void Promise.all([",
		test: [
			"tests/unit/platform/session/clearOtherCustomers.test.ts",
			"another customer signs in: nothing of the former one is left",
		],
	},
	{
		name: "deletes codes by their age",
		file: "src/platform/storage/wallet.ts",
		line: "(await keeper.list(codesOf(sub))).sort(",
		bug: "(await keeper.list(codesOf(sub))).filter((it) => it.saved_at > Date.now() - 30 * 86_400_000).sort(",
		test: [wallets, "a code is never dropped for its age"],
	},
	{
		name: "trusts the phone's clock",
		file: clock,
		line: "return Math.round(Date.now() + offset);",
		bug: "return Date.now();",
		test: [clocks, "what a reply tells runs on with the phone's clock"],
	},
	{
		name: "believes a clock that was set back while the app was closed",
		file: clock,
		line: "offset = Math.max(offset, noted - Date.now());",
		bug: "",
		test: [clocks, "a phone set back ten years while the app was closed"],
	},
	{
		name: "calls saved what was not read back",
		file: copies,
		line: "return (await keptIn(copy, key))?.json === json;",
		bug: "return true;",
		test: [twoCopies, "a copy that takes the value and does not give it back"],
	},
	{
		name: "opens a damaged record",
		file: records,
		line: 'if (typeof json !== "string" || sum !== sumOf(key, json)) return null;',
		bug: 'if (typeof json !== "string" || typeof sum !== "string") return null;',
		test: [wallets, "copy 0 with any one byte flipped"],
	},
	{
		name: "opens another customer's record",
		file: records,
		line: "(key: string, json: string) => checksum(",
		bug: "(key: string, json: string) => checksum(json) ?? checksum(",
		test: [wallets, "a copy that holds another customer's record"],
	},
	{
		name: "never heals a copy",
		file: copies,
		line: "if (isSame(await keptIn(from, key), newest))",
		bug: "if (!copy)",
		test: [twoCopies, "a copy that is missing is healed from the other one"],
	},
	{
		name: "lets a full copy answer with what is old",
		file: copies,
		line: "if (saved && !written[index])",
		bug: "if (!saved && written[index])",
		test: [twoCopies, "a copy that is full does not answer"],
	},
	{
		name: "lets the older copy win",
		file: records,
		line: ".sort((one, other) => other.at - one.at)[0];",
		bug: "[0];",
		test: [twoCopies, "copy 0 did not answer while a value was written"],
	},
	{
		name: "brings back what one copy did not hear removed",
		file: copies,
		line: "if (!everywhere)",
		bug: "if (everywhere === null)",
		test: [twoCopies, "copy 0 did not answer while a value was removed"],
	},
	{
		name: "lets a damaged time decide which copy is newer",
		file: records,
		line: "(Object.keys(value).length === 3 || proof === proofOf(key, json, at));",
		bug: "proof !== null;",
		test: [
			"tests/unit/domain/app/storedRecord.test.ts",
			"a record whose time was changed to 900",
		],
	},
	{
		name: "lists only what the first copy has",
		file: copies,
		line: "const keys = new Set(known);",
		bug: "const keys = new Set(known.filter((key) => kept.has(key)));",
		test: [
			"tests/unit/platform/storage/mirrorCache.test.ts",
			"with the database empty the codes are listed",
		],
	},
	{
		name: "drops the former copy before its records were read back",
		file: "src/platform/storage/formerCopy.ts",
		line: "return isSame(readRecord(key, await mirror.get(key)), found.newest);",
		bug: "return true;",
		test: [
			"tests/unit/platform/storage/formerCopy.test.ts",
			"a mirror that does not keep what it is given",
		],
	},
	{
		name: "serves a damaged file of the app",
		file: worker,
		line: "return file?.bytes ? size === file.bytes : size > 0;",
		bug: "return size >= 0;",
		test: [repairs, "a file with nothing in it counts as missing"],
	},
	{
		name: "keeps another release's file under this one's name",
		file: worker,
		line: "if (file === pageFile) return isPageOf(await reply.text(), startFiles);",
		bug: "if (file === pageFile) return isPageOf(await reply.text(), []);",
		test: [repairs, "the host has the next release alone"],
	},
	{
		name: "opens a code by saving it ahead",
		file: ahead,
		line: "const request = { CPC_Transaction_Id: id, Start_Countdown: false };",
		bug: "const request = { CPC_Transaction_Id: id, Start_Countdown: true };",
		test: [aheads, "every page's codes are saved with their bars"],
	},
	{
		name: "asks for all codes at once",
		file: ahead,
		line: "const pace = 700;",
		bug: "const pace = 0;",
		test: [aheads, "it is gentle"],
	},
	{
		name: "starts clocks nobody has asked for",
		file: "src/domain/code/readiness.ts",
		line: "return isUsable(item, now) && !needsStart(item);",
		bug: "return isUsable(item, now);",
		test: [
			"tests/unit/domain/code/readiness.test.ts",
			"a code whose clock has not been started",
		],
	},
	{
		name: "calls a code saved before its symbol is there",
		file: "src/sync/openCode.ts",
		line: "saved: kept && full.proven === true,",
		bug: "saved: kept,",
		test: [opened, "a code is called saved only once it was read back"],
	},
	{
		name: "calls saved what only the page remembers",
		file: saving,
		line: "if (!saved && code.proven) await writeCode({ ...code, proven: false });",
		bug: "",
		test: [aheads, "on a phone with no room nothing is called saved"],
	},
	{
		name: "gives saving up after one bad minute",
		file: ahead,
		line: "else if (!isDone) soon(Math.min(first * 2 ** (brokenOff - 1), atMost));",
		bug: "void [first, atMost];",
		test: [rounds, "after too many requests it goes on by itself"],
	},
	{
		name: "offers a used code again that was being read",
		file: saving,
		line: "over: kept ? kept.over : code.over,",
		bug: "over: code.over,",
		test: [opened, "what was marked as used while its code was being read"],
	},
	{
		name: "saves a code beside its being marked as used",
		file: saving,
		line: "return withLock(",
		bug: "return ((_: string, work: () => Promise<boolean>) => work())(",
		test: [opened, "a code saved in the very moment"],
	},
	{
		name: "hides a saved code behind an ended session",
		file: "src/sync/openCode.ts",
		line: "const notAboutTheCode = [401, 403, 423, 429];",
		bug: "const notAboutTheCode = [401, 423, 429];",
		test: [opened, "a 403 is about the customer or the crowd"],
	},
	{
		name: "takes a clock that nobody has confirmed for the time",
		file: "src/domain/code/endTimes.ts",
		line: "if (isSure) return { now: corrected, proven: corrected, isDoubtful: false };",
		bug: "if (isSure || corrected) return { now: corrected, proven: corrected, isDoubtful: false };",
		test: [
			"tests/unit/domain/code/endTimes.test.ts",
			"set right offline after it was 3 h slow",
		],
	},
	{
		name: "sends one customer's data with another's token",
		file: "src/platform/http/http.ts",
		line: "const current = hasToken ? (as ?? sessionOf(sub)) : null;",
		bug: "const current = hasToken ? currentSession() : null; void sessionOf;",
		test: [
			"tests/unit/platform/http/httpCustomer.test.ts",
			"it is never sent with their token",
		],
	},
	{
		name: "forgets a use that was confirmed",
		file: "src/platform/outbox/couponUseQueue.ts",
		line: "await writing(keeper.save(keyOf(use), v.parse(waitingUse, use)));",
		bug: "void keyOf(use);",
		test: [uses, "written down and offered no more at once"],
	},
	{
		name: "sends a use that can still be undone",
		file: "src/sync/sendUses.ts",
		line: "store.set(undoableAtom, { use, until: undoUntil(use.at, endsAt) });",
		bug: "void send(client, use).then(() => undoUntil(use.at, endsAt));",
		test: [uses, "written down and offered no more at once"],
	},
	{
		name: "starts a clock offline",
		file: guard,
		line: "disabled={offline}",
		bug: "",
		test: [guards, "offline it says so and starts nothing"],
	},
	{
		name: "starts a clock whose code has no room",
		file: guard,
		line: "const canKeep = await canKeepCode();",
		bug: "const canKeep = canKeepCode !== null;",
		test: [guards, "without room for the code in either copy"],
	},
	{
		name: "lets the screen go dark after a look at another app",
		file: "src/platform/browser/wakeLock.ts",
		line: 'document.addEventListener("visibilitychange", ask);',
		bug: "",
		test: [
			"tests/unit/platform/browser/wakeLock.test.tsx",
			"the screen is held while a code is shown",
		],
	},
	{
		name: "calls a use refused that the server has taken",
		file: "src/sync/sendUses.ts",
		line: 'return lookUp(client, use, message, { state: "refused", message });',
		bug: 'return { state: "refused", message };',
		test: [uses, "one that the server has taken already is no refusal"],
	},
	{
		name: "keeps a use that was confirmed offline, and sends it later",
		file: "src/sync/sendUses.ts",
		line: "if (!isOnline()) return false;",
		bug: "",
		test: [uses, "with no network it is not confirmed"],
	},
	{
		name: "sends a use later whose time to undo ended offline",
		file: "src/sync/sendUses.ts",
		line: 'if (!isLeft) return { state: "refused", message: noWords };',
		bug: "if (!isLeft) return null;",
		test: [uses, "the network goes while it can be undone"],
	},
	{
		name: "sends a use again whose reply was lost",
		file: "src/sync/sendUses.ts",
		line: "if (use.lost) return lookUpLost(client, use);",
		bug: "",
		test: [uses, "its reply lost by network and the history out of reach"],
	},
	{
		name: "offers a code that was used on another phone",
		file: "src/sync/readyCodes.ts",
		line: "!over &&",
		bug: "over !== null &&",
		test: ["tests/unit/sync/readyCodes.test.ts", "a code with used on"],
	},
	{
		name: "never learns what was used on another phone",
		file: ahead,
		line: "await noteWhatIsOver(sub, walk, tell);",
		bug: "void noteWhatIsOver;",
		test: [aheads, "what was used on another phone is over here"],
	},
	{
		name: "calls used what a moved page hid",
		file: ahead,
		line: "if (!isSure && (await isStillUsable(code)) !== isMet) continue;",
		bug: "void [isStillUsable, isSure];",
		test: [aheads, "a coupon that the walk missed because its pages moved"],
	},
	{
		name: "offers again what another tab has just used",
		file: ahead,
		line: "const isSure = !isMet && walk.pages === 1;",
		bug: "const isSure = isMet || walk.pages === 1;",
		test: [aheads, "what another tab marks as used"],
	},
	{
		name: "takes a clock back that was just started",
		file: saving,
		line: "countdown_time: code.countdown_time ?? kept?.countdown_time ?? null,",
		bug: "countdown_time: kept && code.countdown_time,",
		test: [aheads, "a clock that was started, or a code saved"],
	},
];
