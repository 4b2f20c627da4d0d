// Shared by the tests of every screen that asks for a number or its one-time code: a member with a delivery and a registration in progress.
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

/** Before each test. */
export function beginOtp(): void {
	freshPhone();
	begin();
	server.customer = member;
	beginDelivery("PV_9");
	deliveryDrafts.mobile.save("081-234-5678");
	registerDraft.save({ ...emptyRegisterDraft, number: "081-234-5678" });
}

/** Home's registration. */
export function home() {
	server.customer = stranger;
	return <HomeFlow isOnHome {...parts} />;
}
