// Shared by the tests of all screens that ask for a mobile number or a one-time code: a member with a delivery and a registration in progress.
import HomeFlow from "../../../src/features/onboarding/HomeFlow";
import {
	emptyRegisterDraft,
	registerDraft,
} from "../../../src/platform/session/homeFlow";
import {
	beginDelivery,
	deliveryDrafts,
} from "../../../src/platform/storage/deliveryDraft";
import { freshPhone } from "./freshPhone";
import {
	begin,
	member,
	parts,
	server,
	stranger,
} from "./onboarding/homeFlowWorld";

/** Resets the phone, the API and the drafts before each test. */
export function beginOtp(): void {
	freshPhone();
	begin();
	server.customer = member;
	beginDelivery("PV_9");
	deliveryDrafts.mobile.save("081-234-5678");
	registerDraft.save({ ...emptyRegisterDraft, number: "081-234-5678" });
}

/** The registration on home. */
export function home() {
	server.customer = stranger;
	return <HomeFlow isOnHome {...parts} />;
}
