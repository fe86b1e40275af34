import { DECISIONS } from '../facts/decisions';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { IDNumber: 'REG-01', PublishDate: DECISIONS['REG-01'].date, DisplayOrder: 1 },
    ar: {
      Title: 'لائحة الموانئ وقواعد العمل فيها',
      Description:
        'تنظم هذه اللائحة العمل في جميع الموانئ التابعة للهيئة، التجارية منها والصناعية، منذ وصول السفينة إلى منطقة الانتظار حتى مغادرتها. وتحدد صلاحيات مدير عام الميناء، ومواعيد إشعارات الوصول، وقواعد الحركة داخل القنوات، ومناولة البضائع على الأرصفة، ودخول الأشخاص والمركبات، والإبلاغ عن الحوادث. وتلحق بها قواعد الرسو وتخصيص الأرصفة التي تبين ترتيب الأولوية ونوافذ الرسو، وجدول المخالفات والجزاءات الذي يوضح مقدار كل غرامة وطريقة التظلم منها. ويُرجع إليها عند غياب نص خاص في اللوائح الأخرى.',
      MediaAssets: [
        {
          Title: 'لائحة الموانئ وقواعد العمل فيها',
          Document: 'regulation-ports-rules-1-ar.pdf',
          ReleaseDate: '2022-04-12',
        },
        {
          Title: 'قواعد الرسو وتخصيص الأرصفة',
          Document: 'regulation-ports-rules-2-ar.pdf',
          ReleaseDate: '2024-02-06',
        },
        {
          Title: 'جدول المخالفات والجزاءات',
          Document: 'regulation-ports-rules-3-ar.pdf',
          ReleaseDate: '2025-06-17',
        },
      ],
    },
    en: {
      Title: 'Port Rules and Regulations',
      Description:
        'This regulation governs work in every commercial and industrial port of the authority, from the arrival of a vessel at the anchorage until it leaves. It sets out the powers of the port general manager, the times for notices of arrival, movement in the channels, cargo handling on the quays, the entry of persons and vehicles, and the reporting of incidents. Annexed to it are the berthing rules, with the order of priority and the berthing windows, and the schedule of breaches and penalties, with the amount of each fine and the way to appeal. It applies wherever another regulation makes no special provision.',
      MediaAssets: [
        {
          Title: 'Port Rules and Regulations',
          Document: 'regulation-ports-rules-1-en.pdf',
          ReleaseDate: '2022-04-12',
        },
        {
          Title: 'Berthing and berth allocation rules',
          Document: 'regulation-ports-rules-2-en.pdf',
          ReleaseDate: '2024-02-06',
        },
        {
          Title: 'Schedule of breaches and penalties',
          Document: 'regulation-ports-rules-3-en.pdf',
          ReleaseDate: '2025-06-17',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-02', PublishDate: DECISIONS['REG-02'].date, DisplayOrder: 2 },
    ar: {
      Title: 'لائحة أجور خدمات الموانئ',
      Description:
        'تبين هذه اللائحة الأجور المستحقة على السفن والبضائع مقابل الخدمات المقدمة في الموانئ، وأساس احتساب كل منها، وحالات الإعفاء، وأحكام ضريبة القيمة المضافة، وطرق السداد الإلكتروني، ومدة الاعتراض على الفواتير. ويوضح الملحق الخاص بأجور التخزين مدد الإعفاء لكل نوع من البضائع، وبداية احتسابها، والأيام التي لا تدخل فيها، وشرائح الأجور بعد انقضائها، وما يترتب على ترك البضائع. وتُراجع الأجور كل 3 سنوات، ويُعلن أي تعديل قبل 90 يومًا من سريانه.',
      MediaAssets: [
        {
          Title: 'لائحة أجور خدمات الموانئ',
          Document: 'regulation-fees-tariff-1-ar.pdf',
          ReleaseDate: '2024-09-24',
        },
        {
          Title: 'قواعد احتساب أجور التخزين',
          Document: 'regulation-fees-tariff-2-ar.pdf',
          ReleaseDate: '2024-09-24',
        },
      ],
    },
    en: {
      Title: 'Regulation on charges for port services',
      Description:
        'This regulation sets the charges due from vessels and cargo for services in the ports, with the basis of each charge, the exemptions, the rules on value added tax, the ways to pay electronically and the time for objecting to an invoice. Its annex on storage gives the free period for each type of cargo, when it starts, the days that do not count, the bands that follow it and what happens to abandoned cargo. Charges are reviewed every three years, and any change is announced 90 days before it takes effect.',
      MediaAssets: [
        {
          Title: 'Regulation on charges for port services',
          Document: 'regulation-fees-tariff-1-en.pdf',
          ReleaseDate: '2024-09-24',
        },
        {
          Title: 'Rules for calculating storage charges',
          Document: 'regulation-fees-tariff-2-en.pdf',
          ReleaseDate: '2024-09-24',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-03', PublishDate: DECISIONS['REG-03'].date, DisplayOrder: 3 },
    ar: {
      Title: 'لائحة مناولة البضائع الخطرة',
      Description:
        'تطبق هذه اللائحة أحكام المدونة البحرية الدولية للبضائع الخطرة في الموانئ، وتضيف إليها ما تقتضيه ظروف العمل المحلية والمناخ. وتحدد مواعيد الإقرار المسبق وبياناته، والمواد المحظور دخولها أو تخزينها، ولوحات الخطر، ومدد البقاء في الساحات، وتأهيل العاملين، وواجبات السفن الراسية، والاستجابة للحوادث. ويشرح دليل الفصل والتخزين المرفق مسافات الفصل بين الأصناف، والتعامل مع بطاريات الليثيوم والحاويات المبردة والمتسربة، والسجلات التي يحفظها مشغل المحطة. ويتحمل الشاحن والوكيل الملاحي نتائج أي إقرار غير صحيح.',
      MediaAssets: [
        {
          Title: 'لائحة مناولة البضائع الخطرة',
          Document: 'regulation-dangerous-goods-1-ar.pdf',
          ReleaseDate: '2025-12-09',
        },
        {
          Title: 'دليل فصل البضائع الخطرة وتخزينها',
          Document: 'regulation-dangerous-goods-2-ar.pdf',
          ReleaseDate: '2026-01-15',
        },
      ],
    },
    en: {
      Title: 'Regulation on dangerous goods',
      Description:
        'This regulation applies the International Maritime Dangerous Goods Code in the ports and adds what local working conditions and the climate require. It covers the advance declaration and its contents, goods that may not enter or be stored, placards, the length of stay in the yards, training, the duties of vessels alongside and the response to incidents. The guide that goes with it explains the distances between classes, the handling of lithium batteries and of reefer and leaking containers, and the records a terminal keeps. The shipper and agent are liable for any incorrect declaration.',
      MediaAssets: [
        {
          Title: 'Regulation on dangerous goods',
          Document: 'regulation-dangerous-goods-1-en.pdf',
          ReleaseDate: '2025-12-09',
        },
        {
          Title: 'Guide to segregation and storage of dangerous goods',
          Document: 'regulation-dangerous-goods-2-en.pdf',
          ReleaseDate: '2026-01-15',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-04', PublishDate: DECISIONS['REG-04'].date, DisplayOrder: 4 },
    ar: {
      Title: 'لائحة الإرشاد والقطر',
      Description:
        'تحدد هذه اللائحة السفن التي يلزمها الإرشاد في مناطق الإرشاد المعتمدة، وشروط شهادة الإعفاء التي تُمنح للربابنة، ومواعيد طلب الخدمة وإلغائها. وتنظم صعود المرشد إلى السفينة وتبادل المعلومات بينه وبين الربان قبل بدء الحركة، وتؤكد بقاء مسؤولية القيادة على الربان. وتبين أدنى عدد من القاطرات بحسب طول السفينة، وأحوال الطقس التي تتوقف عندها الحركة، ومتطلبات تجديد شهادات المرشدين وساعات عملهم. وتسري على جميع السفن التي تتجاوز حمولتها الإجمالية 500 طن.',
      MediaAssets: [
        {
          Title: 'لائحة الإرشاد والقطر',
          Document: 'regulation-pilotage-towage-1-ar.pdf',
          ReleaseDate: '2026-10-22',
        },
      ],
    },
    en: {
      Title: 'Regulation on pilotage and towage',
      Description:
        'This regulation names the vessels that must take a pilot in the approved pilotage areas, the conditions for a master’s exemption certificate, and the times for requesting and cancelling the service. It deals with the boarding of the pilot and the exchange of information before the vessel moves, and confirms that the master remains in command. It sets the minimum number of tugs by length of vessel, the weather in which movements stop, and the rules on renewing pilots’ certificates and on their working hours. It applies to all vessels of over 500 GT.',
      MediaAssets: [
        {
          Title: 'Regulation on pilotage and towage',
          Document: 'regulation-pilotage-towage-1-en.pdf',
          ReleaseDate: '2026-10-22',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-05', PublishDate: DECISIONS['REG-05'].date, DisplayOrder: 5 },
    ar: {
      Title: 'لائحة الوكالات الملاحية',
      Description:
        'تنظم هذه اللائحة مزاولة أعمال الوكالة الملاحية في الموانئ، فتحدد شروط الترخيص ومدته، ورأس المال والضمان المالي المطلوبين، ومدة البت في الطلبات التي لا تتجاوز 30 يومًا. وتبين واجبات الوكيل تجاه السفن والطواقم وأصحاب البضائع والجهات العاملة في الميناء، وضوابط الإفصاح عن الأجور، ومدد حفظ السجلات، وحالات تعليق الترخيص وإلغائه. ويعرض الدليل المرفق خطوات التقديم عبر بوابة العملاء، والمستندات المطلوبة للترخيص الجديد والتجديد، وإضافة ميناء، وبطاقات المندوبين.',
      MediaAssets: [
        {
          Title: 'لائحة الوكالات الملاحية',
          Document: 'regulation-shipping-agents-1-ar.pdf',
          ReleaseDate: '2024-11-05',
        },
        {
          Title: 'متطلبات ترخيص الوكالة الملاحية وتجديده',
          Document: 'regulation-shipping-agents-2-ar.pdf',
          ReleaseDate: '2026-09-02',
        },
      ],
    },
    en: {
      Title: 'Regulation on shipping agencies',
      Description:
        'This regulation governs the work of shipping agents in the ports. It sets the conditions and term of the licence, the capital and financial guarantee required, and the time for deciding an application, which is no longer than 30 days. It describes the agent’s duties towards vessels, crews, cargo owners and the agencies working in the port, the publication of charges, the keeping of records, and when a licence is suspended or cancelled. The guide that goes with it explains how to apply through the customer portal, the documents for a new licence and for renewal, adding a port and representatives’ cards.',
      MediaAssets: [
        {
          Title: 'Regulation on shipping agencies',
          Document: 'regulation-shipping-agents-1-en.pdf',
          ReleaseDate: '2024-11-05',
        },
        {
          Title: 'Requirements for a shipping agency licence',
          Document: 'regulation-shipping-agents-2-en.pdf',
          ReleaseDate: '2026-09-02',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-06', PublishDate: DECISIONS['REG-06'].date, DisplayOrder: 6 },
    ar: {
      Title: 'لائحة تموين السفن',
      Description:
        'تحدد هذه اللائحة ما يدخل في نشاط تموين السفن داخل حدود الموانئ، وتشترط لمزاولته ترخيصًا مدته سنتان. وتصنف الموردين إلى 3 فئات بحسب رأس المال، وتبين ما يجوز لكل فئة توريده من مؤن وزيوت ومواد كيميائية وقطع غيار. وتنظم طلب التموين ومهلته، واشتراطات المركبات والعاملين، وسلامة الأغذية المبردة، ووقوف المركبات على الأرصفة، وتمنع استلام المخلفات أو إخراج البضائع دون ترخيص خاص. وتدرج الجزاءات من الإنذار إلى إلغاء الترخيص.',
      MediaAssets: [
        {
          Title: 'لائحة تموين السفن',
          Document: 'regulation-ship-chandlers-1-ar.pdf',
          ReleaseDate: '2023-12-19',
        },
      ],
    },
    en: {
      Title: 'Regulation on ship chandling',
      Description:
        'This regulation defines ship chandling within port limits and requires a licence for it, valid for two years. It places chandlers in three classes by capital and says what each may supply: provisions, oils, chemicals or spare parts. It sets the time for the supply request, the requirements for vehicles and workers, the safety of chilled food and the place of vehicles on the quay, and forbids taking waste or bringing out goods without a special licence. Penalties run from a warning to cancellation of the licence.',
      MediaAssets: [
        {
          Title: 'Regulation on ship chandling',
          Document: 'regulation-ship-chandlers-1-en.pdf',
          ReleaseDate: '2023-12-19',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-07', PublishDate: DECISIONS['REG-07'].date, DisplayOrder: 7 },
    ar: {
      Title: 'لائحة أمن المرافق المينائية',
      Description:
        'تنفذ هذه اللائحة المدونة الدولية لأمن السفن والمرافق المينائية، فتعرّف مستويات الأمن الثلاثة والإجراءات المقابلة لكل منها، وتلزم كل مرفق بتقييم أمني وخطة معتمدة وضابط أمن متاح على مدار الساعة. وتنظم أنواع تصاريح الدخول ومددها، والمناطق المقيدة ومراقبتها، والمعلومات الأمنية التي ترسلها السفينة قبل وصولها. وتضيف أحكامًا للأمن السيبراني تفصل أنظمة الرافعات والبوابات عن شبكات المكاتب، وتحدد مواعيد التدريبات والتمارين السنوية وتقاريرها.',
      MediaAssets: [
        {
          Title: 'لائحة أمن المرافق المينائية',
          Document: 'regulation-port-security-1-ar.pdf',
          ReleaseDate: '2025-02-25',
        },
      ],
    },
    en: {
      Title: 'Regulation on port facility security',
      Description:
        'This regulation carries out the International Ship and Port Facility Security Code. It defines the three security levels and the measures for each, and requires every facility to have a security assessment, an approved plan and a security officer who can be reached at any hour. It sets the kinds and terms of entry permits, the restricted areas and how they are watched, and the information a vessel sends before arrival. It adds rules on cyber security that keep crane and gate systems apart from office networks, and fixes the times of drills, annual exercises and reports.',
      MediaAssets: [
        {
          Title: 'Regulation on port facility security',
          Document: 'regulation-port-security-1-en.pdf',
          ReleaseDate: '2025-02-25',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-08', PublishDate: DECISIONS['REG-08'].date, DisplayOrder: 8 },
    ar: {
      Title: 'لائحة حماية البيئة البحرية في الموانئ',
      Description:
        'تقوم هذه اللائحة على منع التلوث من مصدره وتحميل المتسبب نفقات معالجته. وتحظر تصريف الزيوت والمياه الملوثة وإلقاء المخلفات داخل حدود الموانئ، وتحدد متطلبات مياه الاتزان ووقود السفن وغبار السوائب، وبرنامج الرصد البيئي الدوري، وضوابط أعمال التكريك قرب الشعاب المرجانية وأشجار المانغروف، ومهلة الإبلاغ عن التسربات. وتلحق بها قواعد استقبال مخلفات السفن التي تبين أنواعها ووسائل تسليمها ومهلها وأجورها وإيصالاتها، وطريقة الإبلاغ عن قصور مرافق الاستقبال.',
      MediaAssets: [
        {
          Title: 'لائحة حماية البيئة البحرية في الموانئ',
          Document: 'regulation-marine-environment-1-ar.pdf',
          ReleaseDate: '2024-10-15',
        },
        {
          Title: 'قواعد استقبال مخلفات السفن',
          Document: 'regulation-marine-environment-2-ar.pdf',
          ReleaseDate: '2025-01-01',
        },
      ],
    },
    en: {
      Title: 'Regulation on the marine environment in ports',
      Description:
        'This regulation rests on preventing pollution at its source and on the polluter paying for the response. It forbids the discharge of oil and polluted water and the disposal of waste within port limits. It sets the requirements for ballast water, marine fuel and bulk dust, the monitoring programme, the conditions for dredging near coral reefs and mangroves, and the time for reporting spills. Annexed to it are the rules for receiving ships’ waste, with the types of waste, the means and times of delivery, charges, receipts and reports of inadequate facilities.',
      MediaAssets: [
        {
          Title: 'Regulation on the marine environment in ports',
          Document: 'regulation-marine-environment-1-en.pdf',
          ReleaseDate: '2024-10-15',
        },
        {
          Title: 'Rules for receiving ships’ waste',
          Document: 'regulation-marine-environment-2-en.pdf',
          ReleaseDate: '2025-01-01',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-09', PublishDate: DECISIONS['REG-09'].date, DisplayOrder: 9 },
    ar: {
      Title: 'لائحة تأجير الأراضي والمرافق',
      Description:
        'تنظم هذه اللائحة تأجير الأراضي والمستودعات والمكاتب داخل حدود الموانئ للأنشطة المرتبطة بأعمال الموانئ والخدمات اللوجستية. وتقسم المواقع إلى قريبة وبعيدة وخارج السور، وتُحدد لكل منها أجرة سنوية للمتر المربع، وتضع حدًا أعلى لأراضي أبراج الاتصالات قدره 500 ريال للمتر المربع. وتبين مدة البت في الطلب التي لا تتجاوز 60 يومًا، ومدد العقود، والسداد والضمان، وضوابط البناء وتغيير النشاط والتأجير من الباطن، وما يؤول إليه الموقع عند انتهاء العقد أو فسخه.',
      MediaAssets: [
        {
          Title: 'لائحة تأجير الأراضي والمرافق',
          Document: 'regulation-facility-leasing-1-ar.pdf',
          ReleaseDate: '2025-08-19',
        },
      ],
    },
    en: {
      Title: 'Regulation on leasing land and facilities',
      Description:
        'This regulation governs the lease of land, warehouses and offices within port limits for port-related and logistics activities. Sites are near, far or outside the fence, with an annual rent per square metre for each class; land for communication towers costs no more than 500 riyals per square metre. The regulation gives the time for a decision, which is no longer than 60 days, the terms of leases, payment and guarantee, the rules on building, change of activity and subletting, and what becomes of the site when the lease expires or is ended.',
      MediaAssets: [
        {
          Title: 'Regulation on leasing land and facilities',
          Document: 'regulation-facility-leasing-1-en.pdf',
          ReleaseDate: '2025-08-19',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-10', PublishDate: DECISIONS['REG-10'].date, DisplayOrder: 10 },
    ar: {
      Title: 'لائحة المنقولات الفائضة والرجيع',
      Description:
        'تنظم هذه اللائحة حصر المنقولات التي لم تعد الهيئة بحاجة إليها في مستودعات الموانئ، وتصنيفها إلى فائض ورجيع وخردة، وعرض الصالح منها على الجهات الحكومية الأخرى مدة لا تقل عن 60 يومًا. وتحدد بيانات الطلب الإلكتروني، وأولوية الطلبات المكتملة، ومدة البت التي لا تتجاوز 30 يومًا، وإجراءات التسليم ونفقات النقل. وما لم تطلبه جهة حكومية يُباع في مزاد معلن، ولا يجوز لمنسوبي الهيئة ولا لأعضاء لجان الحصر شراؤه مباشرة أو بوساطة غيرهم.',
      MediaAssets: [
        {
          Title: 'لائحة المنقولات الفائضة والرجيع',
          Document: 'regulation-surplus-items-1-ar.pdf',
          ReleaseDate: '2022-10-25',
        },
      ],
    },
    en: {
      Title: 'Regulation on surplus and condemned items',
      Description:
        'This regulation governs the counting of movable items in port warehouses that the authority no longer needs, their classification as surplus, returned or scrap, and the offer of usable items to other government agencies for at least 60 days. It lists the particulars of the electronic request, the priority of complete requests, the time for a decision, which is no longer than 30 days, and the rules on handing over and transport costs. What no agency requests is sold at an announced auction. Staff of the authority and members of the committees must not buy it.',
      MediaAssets: [
        {
          Title: 'Regulation on surplus and condemned items',
          Document: 'regulation-surplus-items-1-en.pdf',
          ReleaseDate: '2022-10-25',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-11', PublishDate: DECISIONS['REG-11'].date, DisplayOrder: 11 },
    ar: {
      Title: 'لائحة دخول الشاحنات إلى الموانئ',
      Description:
        'تنظم هذه اللائحة حركة الشاحنات التي تسلّم البضائع أو تستلمها في الموانئ، فتشترط موعدًا محجوزًا مسبقًا وتبين مهلة الحضور وما يترتب على فواتها. وتحدد اشتراطات السلامة في الشاحنة والسائق، وحدود الأوزان والسرعات داخل الساحات وعلى الأرصفة، وسلوك القيادة قرب الرافعات. وتلزم المحطات بإنهاء خدمة الشاحنة خلال 45 دقيقة في المتوسط، وتُنشر النتائج أسبوعيًا ليطلع عليها الناقلون. وتبين المخالفات التي توقف السائق أو تمنع المنشأة من حجز المواعيد، والحالات المستثناة من الحجز.',
      MediaAssets: [
        {
          Title: 'لائحة دخول الشاحنات إلى الموانئ',
          Document: 'regulation-truck-access-1-ar.pdf',
          ReleaseDate: '2025-03-11',
        },
      ],
    },
    en: {
      Title: 'Regulation on truck access',
      Description:
        'This regulation governs trucks that deliver or collect cargo in the ports. They need an appointment booked beforehand, and the regulation says how early or late they may arrive and what follows when they miss it. It sets the safety requirements for truck and driver, the limits of weight and speed in yards and on quays, and conduct near cranes. Terminals complete a truck’s service within 45 minutes on average, and the results are published weekly for hauliers to see. It lists the breaches that suspend a driver or stop a firm from booking, and the cases that need no appointment.',
      MediaAssets: [
        {
          Title: 'Regulation on truck access',
          Document: 'regulation-truck-access-1-en.pdf',
          ReleaseDate: '2025-03-11',
        },
      ],
    },
  },
  {
    shared: { IDNumber: 'REG-12', PublishDate: DECISIONS['REG-12'].date, DisplayOrder: 12 },
    ar: {
      Title: 'لائحة معالجة الشكاوى والبلاغات',
      Description:
        'تكفل هذه اللائحة لكل مستفيد من خدمات الموانئ حق تقديم الشكوى أو البلاغ أو المقترح دون مقابل ودون أثر في تعاملاته. وتبين قنوات التقديم وبياناته، ومنح الرقم المرجعي فور التسجيل، والمدد القصوى للرد والإغلاق، فيكون الرد الأول خلال يومي عمل وإغلاق الشكوى المعتادة خلال 5 أيام عمل. وتنظم طلب المراجعة أمام موظف لم يشارك في المعالجة، وسرية البيانات ومدة حفظها، والبلاغ عن المخالفات الجسيمة دون ذكر الاسم، وقياس رضا المستفيدين وتقاريره الدورية.',
      MediaAssets: [
        {
          Title: 'لائحة معالجة الشكاوى والبلاغات',
          Document: 'regulation-complaint-handling-1-ar.pdf',
          ReleaseDate: '2026-03-03',
        },
      ],
    },
    en: {
      Title: 'Regulation on complaints and reports',
      Description:
        'This regulation gives every user of port services the right to make a complaint, report or suggestion free of charge and without any effect on other dealings with the authority. It describes the channels and the particulars needed, the reference number given on registration, and the longest times: a first reply within two working days and the closing of an ordinary complaint within five. It provides for review by an officer who took no part in the case, confidentiality and the keeping of data, anonymous reports of serious misconduct, and surveys of satisfaction with their regular reports.',
      MediaAssets: [
        {
          Title: 'Regulation on complaints and reports',
          Document: 'regulation-complaint-handling-1-en.pdf',
          ReleaseDate: '2026-03-03',
        },
      ],
    },
  },
] satisfies SeedEntry[];
