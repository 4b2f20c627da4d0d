// Every call has the documents' method, path and request fields (1 §7, 2 §7, 3 §7), and every error its code. App and server share the contract, so no other test would notice another spelling.
import * as v from "valibot";
import { expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import { endpoints } from "../../support/endpoints";

/** Method, path and request fields of each call. */
const documented = `
GET Game/GetGameHistory name page limit
GET Game/GetRankSummary name limit
GET external/Authentication/GenerateAppTokenV2
GET external/Authentication/Landing code api_server_url state mock_user_id mock_model_code mock_email mock_imei mock_serial mock_eula_date
GET external/Authentication/NoPermissionArticle code
GET external/Authentication/NoPermissionModal code
GET internal/Announcement/GetAnnouncementList announcement_type
GET internal/Article/Detail alt_reference article_ref
GET internal/Article/GetArticleDetail alt_reference article_ref
GET internal/Article/GetArticleGameList
GET internal/Article/GetArticleList category_name
GET internal/Article/GetLearnMoreList
GET internal/Article/GetTermsProgress isaccessedcondition
GET internal/Article/InstructionforUseDetail article_ref
GET internal/Article/InstructionforUseList category_name
GET internal/Article/List alt_reference article_ref
GET internal/Article/TermsofServiceList
GET internal/Banner/GetHomePage
GET internal/Banner/GetProfileBanner
GET internal/Banner/GetSetBanner limit
GET internal/Banner/GetTopBanner
GET internal/Banner/GetWelcomeAnnoucement customer_id
GET internal/Branch/GetAllBranch brand_id
GET internal/Branch/GetBranchNearMe brand_id lat lng
GET internal/Branch/GetBranchTab brand_id privilege_id
GET internal/Customer/AvatarList
GET internal/Customer/GetLoyalArticle
GET internal/Customer/Profile
GET internal/History/CountRedeem
GET internal/History/GetTrackingStatus Ticket_Id
GET internal/Manual/DeleteUser mobile_no
GET internal/Manual/DeleteUserBySub sub
GET internal/Notify/List
GET internal/Privilege/GetBrandList
GET internal/Privilege/GetCustomerAddress
GET internal/Privilege/GetDistrict Province_Id
GET internal/Privilege/GetPrivilegeRegisterList
GET internal/Privilege/GetProvince
GET internal/Privilege/GetSubDistrict District_Id
GET internal/Privilege/SearchKeywordList limit
GET internal/Privilege/getParentCategoryList
GET internal/Privilege/getSubCategoryList parentCategory
GET internal/Push/PublicKey
GET internal/Survey/GetDynamicSurvey Alt_Reference
GET internal/Survey/GetRegisterSurvey
GET internal/Tutorial/GetTutorialDetail tutorial_id
GET internal/Tutorial/GetTutorialList
POST Event/CreateEventLog session_id name type ref1 ref2 ref3 path
POST Event/CreateEventSession session_id
POST SMS/RequestOTP MobileNo
POST SMS/VerifyMobileNo MobileNo
POST SMS/VerifyOTP MobileNo OTP TransactionId
POST external/Authentication/RefreshToken sub model imei serial
POST internal/Article/RegisterTermsofService firstname lastname mobile_no date_of_birth list_consent
POST internal/Article/SubmitParticipationRegister article_id
POST internal/Article/SubmitTermsofService list_consent
POST internal/Article/UpdateTermsProgress
POST internal/Customer/EditProfile firstname lastname email image_profile_url image_profile_type avatar_id remark date_of_birth
POST internal/Customer/UpdateExpirePopUp timestamp
POST internal/Customer/UploadImageProfile ProfileImage
POST internal/History/CouponCodeDetail CPC_Transaction_Id Start_Countdown
POST internal/History/PrivilegeEventLog Transaction_Id Privilege_Id PrivilegeType Type_Event_Log
POST internal/History/Redeem PageNumber ItemsPerPage UsePrivilege RewardAltRef
POST internal/Notify/ReadNotify CampaignId
POST internal/Privilege/AddCustomerAddress First_Name Last_Name ContactNo Address ProvinceId Province DistrictId District SubDistrictId SubDistrict PostalCode Remark
POST internal/Privilege/AddOrRemoveAllFavoritePrivilege Content_Type Content_Ref Is_Favorite
POST internal/Privilege/AddOrRemoveFavoritePrivilege Content_Type Content_Ref
POST internal/Privilege/AddSearchLog type item_id
POST internal/Privilege/CheckLimit Privilege_Alt_Reference
POST internal/Privilege/CheckStock Privilege_Alt_Reference
POST internal/Privilege/Detail Privilege_Alt_Reference
POST internal/Privilege/DetailV2 Privilege_Alt_Reference
POST internal/Privilege/PrivilegeGroupDetailV2 pvg_ref
POST internal/Privilege/Search Keyword
POST internal/Privilege/SubmitRedeemCouponCodeV2 Reference Amount IsUsed
POST internal/Privilege/SubmitRedeemPhysicalV2 MobileNo OTP TransactionId Reference
POST internal/Privilege/UpdateUsedPrivilege Transaction_Id
POST internal/Privilege/getDealNearMe Location_Lat Location_Long OrderBy_Character OrderBy_Point
POST internal/Privilege/getFavoritePrivilegeListV2 OrderBy_Character OrderBy_Point
POST internal/Privilege/getPrivilegeListByBrandV2 Brand_Id OrderBy_Character OrderBy_Point
POST internal/Privilege/getPrivilegeListByReferenceListV2 Alt_Reference OrderBy_Character OrderBy_Point
POST internal/Privilege/getPrivilegeListV3 parent_category_id sub_category_id page_number items_per_page OrderBy_Character OrderBy_Point
POST internal/Push/Subscribe endpoint p256dh auth locale
POST internal/Push/Unsubscribe endpoint
POST internal/Survey/SubmitSurvey sections
POST internal/Tutorial/CompleteTutorial tutorial_id
POST internal/Tutorial/TutorialProgress timestamp
`;

test("each call has the documents' method, path and request fields", () => {
	const named = v.object({ entries: v.record(v.string(), v.unknown()) });
	const calls = endpoints.map(({ method, path, request }) => {
		const { entries } = v.parse(named, request);
		return [method, path.replace("/api/v1/", ""), ...Object.keys(entries)];
	});
	expect(calls.map((call) => call.join(" ")).sort()).toEqual(
		documented.trim().split("\n"),
	);
});

test("only the upload of a picture is multipart (1 §7)", () => {
	const uploads = endpoints.filter(({ body }) => body === "multipart");
	expect(uploads.map(({ path }) => path)).toEqual([
		"/api/v1/internal/Customer/UploadImageProfile",
	]);
});

test("each error has its code", () => {
	expect(failureCode).toEqual({
		malformed: 10000,
		notFound: 10018,
		refused: 20000,
		dependencyFailed: 30000,
		mobileTaken: 40001,
		otpInvalid: 40002,
		otpExpired: 40003,
		otpTooSoon: 40004,
		claimRefused: 40009,
		noToken: 40100,
		sessionEnded: 40300,
		locked: 42300,
		tooManyRequests: 42900,
		unforeseen: 50000,
		cannotVerify: 50001,
		requestTokenFailed: 50002,
		retrieveUserFailed: 50003,
		validateNerpFailed: 50011,
		deviceNotFound: 50012,
		deviceTierNotAllowed: 50013,
		eulaDateInvalid: 50014,
		emailDomainNotSupported: 50021,
		imeiIncorrect: 50031,
		serialIncorrect: 50032,
		decryptStateError: 50033,
		emailNotSupported: 50034,
		maintenance: 50041,
		campaignOutOfDuration: 50042,
	});
});
