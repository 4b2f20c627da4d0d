// The bugs that a claim must never have.
import type { PlantedBug } from "./plantedBug";

const claim = "src/sync/claim.ts";
const reconcile = "src/sync/reconcileClaim.ts";
const resume = "src/sync/resumeClaims.ts";
const window = "src/domain/claim/claimWindow.ts";
const late = "tests/unit/sync/lateClaim.test.ts";
const orders = "tests/unit/sync/order.test.ts";
const claims = "tests/unit/sync/claim.test.ts";
const finds = "tests/unit/sync/reconcileClaim.test.ts";
const finishes = "tests/unit/app/finishClaims.test.ts";
const journal = "src/platform/storage/claimJournal.ts";
const journals = "tests/unit/platform/storage/claimJournal.test.ts";
const answers = "server/store/claims/idempotency.ts";
const sameBytes = "tests/api/claims/idempotency.test.ts";
const ahead = "src/sync/prefetchCodes.ts";
const rounds = "tests/unit/sync/prefetchCodesRounds.test.ts";

export const claimBugs: PlantedBug[] = [
	{
		name: "sends without the journal",
		file: journal,
		line: "const saved = await writing(keeper.save(keyOf(entry), entry));",
		bug: "const saved = true;",
		test: [claims, "the intent is on the disk when the request leaves"],
	},
	{
		name: "sends again after a lost reply",
		file: claim,
		line: "onUnknown?.(sent);\n\t\t\treturn reconcile(sent);",
		bug: "return redeem(sent).then(() => sent, () => reconcile(sent));",
		test: [claims, "a claim that shows late in the history is still found"],
	},
	{
		name: "claims twice when the same bytes come twice",
		file: answers,
		line: "if (taken.length === 0) {",
		bug: "if (taken.length > 1) {",
		test: [sameBytes, "get the reply of the first time"],
	},
	{
		name: "takes two calls of one millisecond for one",
		file: "server/calls/defineCall.ts",
		line: "path: endpoint.path,",
		bug: "path: endpoint.method,",
		test: [sameBytes, "is the same body, and so the same signature"],
	},
	{
		name: "forgets a reply that can still be asked for",
		file: answers,
		line: "const keptFor = 2 * freshFor + minute;",
		bug: "const keptFor = freshFor;",
		test: [sameBytes, "are answered for as long as their time is let in"],
	},
	{
		name: "makes one request of two equal presses",
		file: "src/platform/http/clock.ts",
		line: "stamped = isRight ? now : stamped + 1;",
		bug: "stamped = isRight ? now : now;",
		test: [
			"tests/unit/platform/http/http.test.ts",
			"equal presses of one moment",
		],
	},
	{
		name: "sends without noting what is known",
		file: claim,
		line: "send(await startClaim(intent, known), onUnknown)",
		bug: "send(await startClaim(intent, known.slice(9)), onUnknown)",
		test: [claims, "the claims of the privilege that the phone knows of"],
	},
	{
		name: "retries without noting anew what is known",
		file: claim,
		line: "return send({ ...entry, at, known, isUsed }, onUnknown);",
		bug: "return send({ ...entry, at, known: known.slice(9), isUsed }, onUnknown);",
		test: [claims, "a new request notes anew what is known"],
	},
	{
		name: "takes a claim that was known for the new one",
		file: "src/domain/claim/findClaim.ts",
		line: "new Set([...intent.known, ...taken])",
		bug: "new Set(taken)",
		test: [
			"tests/unit/domain/claim/findClaim.test.ts",
			"a claim known before it was sent",
		],
	},
	{
		name: "sends offline, later",
		file: claim,
		line: 'if (!isOnline()) throw new ApiFailure({ reason: "network" });',
		bug: "void isOnline;",
		test: [claims, "offline nothing leaves the phone"],
	},
	{
		name: "gives a claim up at the first look",
		file: reconcile,
		line: "if (spent >= checkingFor)",
		bug: "if (spent >= 0)",
		test: [claims, "after 20 s of an empty history the claim is not confirmed"],
	},
	{
		name: "forgets how long a look takes",
		file: reconcile,
		line: "spent += took;",
		bug: "spent += 0;",
		test: [finds, "the looks' own time counts"],
	},
	{
		name: "gives up when too many ask",
		file: reconcile,
		line: "if (failure.status === sessionEnded) throw failure;",
		bug: "if ([sessionEnded, 429].includes(failure.status)) throw failure;",
		test: [finds, "while the history is refused with"],
	},
	{
		name: "claims twice when two tabs press",
		file: claim,
		line: "if (same) return same;",
		bug: "void same;",
		test: [finds, "a press while the same claim is under way is that claim"],
	},
	{
		name: "takes another intent's claim for its own",
		file: reconcile,
		line: "const taken = others.flatMap(({ transaction_id }) => transaction_id ?? []);",
		bug: "const taken = others.flatMap(() => []);",
		test: [claims, "what another intent has got since"],
	},
	{
		name: "writes a former customer's claim down",
		file: reconcile,
		line: "assertSignedIn(entry.sub);\n\treturn settle(entry, change);",
		bug: "return settle(entry, change);",
		test: [claims, "a reply that comes after another customer signed in"],
	},
	{
		name: "does not see what another tab settled",
		file: journal,
		line: "if (now) show(now);",
		bug: "void show;",
		test: [finds, "what another tab has settled is seen by this one"],
	},
	{
		name: "deletes an open claim by its age",
		file: journal,
		line: "(entry) => !isOpen(entry) && entry.at < proven - keepClosed,",
		bug: "(entry) => entry.at < proven - keepClosed,",
		test: [journals, "a closed entry goes after a week that a reply confirms"],
	},
	{
		name: "starts the clock of a claim that was found out at home",
		file: "src/domain/claim/claimFlow.ts",
		line: "Math.abs(now - counterAt) > turnLasts;",
		bug: "now < 0;",
		test: [
			"tests/unit/features/privilege/checkingClaim.test.tsx",
			"found out hours later",
		],
	},
	{
		name: "leaves a kept claim's code for the next start",
		file: ahead,
		line: "if (made > before) soon();",
		bug: "void before;",
		test: [rounds, "a claim that went through is saved by itself"],
	},
	{
		name: "says that it is checking when nobody asks any more",
		file: "src/app/finishClaims.ts",
		line: "if (isOnScreen(id)) closeDialog();",
		bug: "void closeDialog;",
		test: [finishes, "with an ended session nothing says"],
	},
	{
		name: "forgets an open claim when the session is renewed",
		file: "src/app/finishClaims.ts",
		line: "store.sub(sessionAtom, finish);",
		bug: "void sessionAtom;",
		test: [finishes, "with an ended session nothing says"],
	},
	{
		name: "tells of the first open claim alone",
		file: "src/app/finishClaims.ts",
		line: "onOverlayChange(() => afterDialogClose(showNext));",
		bug: "void afterDialogClose;",
		test: [finishes, "each of several is told"],
	},
	{
		name: "puts a claim's checking over an open code",
		file: "src/app/finishClaims.ts",
		line: 'if (!mayOpenNow("outcome")) return;',
		bug: "",
		test: [finishes, "a code on the screen stays there"],
	},
	{
		name: "claims once more for the other use",
		file: claim,
		line: "entry.reference === intent.reference &&\n\t\t\t\t\t(underWay",
		bug: "entry.reference === intent.reference && entry.isUsed === intent.isUsed &&\n\t\t\t\t\t(underWay",
		test: [finds, "use now under way, then use later pressed"],
	},
	{
		name: "tries anew with the wish of before",
		file: claim,
		line: "return send({ ...entry, at, known, isUsed }, onUnknown);",
		bug: "return send({ ...entry, at, known }, onUnknown);",
		test: [finds, "use now certainly did not happen, then use later pressed"],
	},
	{
		name: "signs a retry anew while the first request may still arrive",
		file: claim,
		line: "if (canResend(open)) {",
		bug: "if (canResend(open)) return { entry: await send(open, onUnknown), seen };\n\tif (canResend(open)) {",
		test: [late, "tried again within five minutes, the very same bytes go out"],
	},
	{
		name: "says after 20 s that it did not happen",
		file: reconcile,
		line: "if (spent >= checkingFor) return await recordUnconfirmed(entry);",
		bug: 'if (spent >= checkingFor) return await record(entry, { state: "absent" });',
		test: [claims, "after 20 s of an empty history the claim is not confirmed"],
	},
	{
		name: "takes a look that began in the window for the last one",
		file: reconcile,
		line: "serverNow() - Math.ceil(performance.now() - begun)",
		bug: "serverNow()",
		test: [late, "a look that began in the window and ended after it"],
	},
	{
		name: "judges the window by a phone clock that nothing has put right",
		file: reconcile,
		line: "return steady >= longestWindow && serverNow() >= windowEnd(windowFrom);",
		bug: "return serverNow() >= windowEnd(windowFrom);",
		test: [
			late,
			"where no reply tells the time, a clock set ahead ends nothing",
		],
	},
	{
		name: "gives the window no margin",
		file: window,
		line: "tx_timestamp + acceptedFor + margin;",
		bug: "tx_timestamp + acceptedFor;",
		test: [late, "past their five minutes the bytes are not sent any more"],
	},
	{
		name: "orders with another code while the first order may still arrive",
		file: claim,
		line: "if (!isSameCode(before, intent))\n\t\t\t\treturn afterEarlierOrder(client, before, intent, onUnknown);",
		bug: "if (!isSameCode(before, intent)) return begin(client, intent, onUnknown);",
		test: [orders, "another code while the earlier order may still arrive"],
	},
	{
		name: "keeps the bytes and the code of a closed claim",
		file: journal,
		line: "return put(isOpen(changed) ? changed : withoutSecrets(changed));",
		bug: "return put(isOpen(changed) ? withoutSecrets(changed) : changed);",
		test: [journals, "closed as"],
	},
	{
		name: "closes a claim because its second sending was one too many",
		file: claim,
		line: "if (isVerdict(refusal)) {",
		bug: "if (refusal) {",
		test: [late, "the same bytes refused with 429 before any work"],
	},
	{
		name: "follows an unconfirmed claim up in no later start",
		file: "src/app/finishClaims.ts",
		line: "store.sub(journalAtom, watch);",
		bug: "void journalAtom;",
		test: [finishes, "an unconfirmed claim that is found later is told once"],
	},
	{
		name: "starts the clock of a claim found in the background",
		file: "src/domain/claim/claimFlow.ts",
		line: "isForNow(entry, now) && !(inBackground && hasClock);",
		bug: "isForNow(entry, now);",
		test: [
			"tests/unit/domain/claim/claimFlow.test.ts",
			"found in the background with a clock of 15 minutes",
		],
	},
	{
		name: "asks once more about what the person knows to be unconfirmed",
		file: resume,
		line: "if (!isOpen(now) || isUnconfirmed(now)) return null;",
		bug: "if (!isOpen(now)) return null;",
		test: [late, "a restart in the middle keeps the timestamp and the bytes"],
	},
];
