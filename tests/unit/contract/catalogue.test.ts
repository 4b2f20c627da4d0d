// Every call of the documents has their method and path (1 §7); app and server share the contract, so a changed path would fail no other test.
import { expect, test } from "vitest";
import { endpoints } from "../../../src/contract";

const catalogue = {
	"GET external/Authentication":
		"GenerateAppTokenV2 Landing NoPermissionModal NoPermissionArticle",
	"GET internal/Banner":
		"GetHomePage GetTopBanner GetProfileBanner GetSetBanner GetWelcomeAnnoucement",
	"GET internal/Customer": "Profile GetLoyalArticle AvatarList",
	"POST internal/Customer": "UploadImageProfile EditProfile UpdateExpirePopUp",
	"GET internal/Article":
		"List Detail InstructionforUseList InstructionforUseDetail GetTermsProgress TermsofServiceList GetLearnMoreList GetArticleGameList",
	"POST internal/Article":
		"SubmitParticipationRegister UpdateTermsProgress SubmitTermsofService RegisterTermsofService",
	"POST internal/Tutorial": "TutorialProgress CompleteTutorial",
	"GET internal/Announcement": "GetAnnouncementList",
	"GET internal/Privilege":
		"GetBrandList GetCustomerAddress GetProvince GetDistrict GetSubDistrict getParentCategoryList getSubCategoryList GetPrivilegeRegisterList SearchKeywordList",
	"POST internal/Privilege":
		"AddCustomerAddress SubmitRedeemPhysicalV2 getPrivilegeListV3 getPrivilegeListByReferenceListV2 getPrivilegeListByBrandV2 Search Detail DetailV2 SubmitRedeemCouponCodeV2 UpdateUsedPrivilege getFavoritePrivilegeListV2 AddOrRemoveFavoritePrivilege AddOrRemoveAllFavoritePrivilege getDealNearMe PrivilegeGroupDetailV2 AddSearchLog CheckStock CheckLimit",
	"POST SMS": "VerifyMobileNo RequestOTP VerifyOTP",
	"POST internal/History": "CouponCodeDetail Redeem PrivilegeEventLog",
	"GET internal/History": "CountRedeem GetTrackingStatus",
	"GET internal/Branch": "GetBranchNearMe GetAllBranch GetBranchTab",
	"GET internal/Survey": "GetRegisterSurvey GetDynamicSurvey",
	"POST internal/Survey": "SubmitSurvey",
	"GET internal/Notify": "List",
	"POST internal/Notify": "ReadNotify",
	"GET internal/Manual": "DeleteUserBySub DeleteUser",
	"GET Game": "GetGameHistory GetRankSummary",
	"POST Event": "CreateEventSession CreateEventLog",
};

const called = endpoints.map(({ method, path }) => `${method} ${path}`);

test.each(Object.entries(catalogue))("%s", (area, names) => {
	const [method, folder] = area.split(" ");
	for (const name of names.split(" "))
		expect(called).toContain(`${method} /api/v1/${folder}/${name}`);
});

test("an upload of a picture alone is multipart (1 §7)", () => {
	const uploads = endpoints.filter(({ body }) => body === "multipart");
	expect(uploads.map(({ path }) => path)).toEqual([
		"/api/v1/internal/Customer/UploadImageProfile",
	]);
});
