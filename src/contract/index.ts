// Every call of document 1 §7 in one list, for the server and the tests.
import * as announcement from "./announcement";
import * as article from "./article";
import * as authentication from "./authentication";
import * as bannerCalls from "./banner";
import * as branch from "./branch";
import * as browse from "./browse";
import * as customerCalls from "./customer";
import * as deals from "./deals";
import * as delivery from "./delivery";
import type { Endpoint } from "./endpoint";
import * as event from "./event";
import * as favourites from "./favourites";
import * as game from "./game";
import * as groupDeal from "./groupDeal";
import * as history from "./history";
import * as manual from "./manual";
import * as notify from "./notify";
import * as privilegeCalls from "./privilege";
import * as profile from "./profile";
import * as search from "./search";
import * as sms from "./sms";
import * as survey from "./survey";
import * as tutorial from "./tutorial";
import * as welcome from "./welcome";

const areas = [
	authentication,
	bannerCalls,
	welcome,
	customerCalls,
	profile,
	article,
	tutorial,
	announcement,
	browse,
	deals,
	favourites,
	privilegeCalls,
	groupDeal,
	search,
	delivery,
	sms,
	history,
	branch,
	survey,
	notify,
	manual,
	game,
	event,
];

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === "object" &&
	value !== null &&
	"path" in value &&
	"method" in value;

export const endpoints: readonly Endpoint[] = areas.flatMap((area) =>
	Object.values(area).filter(isEndpoint),
);
